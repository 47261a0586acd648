import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { MovePhotoArgs, PhotoIdInput, PhotoPageInput, WithdrawPhotoArgs } from './photo.input.js';
import { PhotoModel, PhotoPageModel } from './photo.model.js';
import { PhotoList } from './photo-list.js';
import { Photos } from './photos.service.js';

@Needs('HEALTH_DATA')
@Resolver()
export class PhotosResolver {
  constructor(
    private readonly photosService: Photos,
    private readonly list: PhotoList,
  ) {}

  @Query(() => PhotoPageModel, {
    name: 'photos',
    description:
      "A patient's photos and documents, the latest day first. The reading is logged. Errors: NOT_FOUND, INVALID_INPUT.",
  })
  page(@Args() input: PhotoPageInput): Promise<PhotoPageModel> {
    return this.list.page(input);
  }

  @Query(() => PhotoModel, { nullable: true, description: 'Null if it does not exist.' })
  async photo(@Args() { id }: PhotoIdInput): Promise<PhotoModel | null> {
    return (await this.list.read(id)) ?? null;
  }

  @Mutation(() => PhotoModel, {
    description:
      'Hides a wrong photo or document; it is kept as long as the records. Errors: NOT_FOUND, INVALID_INPUT, REQUEST_SETTLED (already withdrawn).',
  })
  withdrawPhoto(
    @Args() { id, reason }: WithdrawPhotoArgs,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PhotoModel> {
    return this.photosService.withdraw(id, reason, staff);
  }

  @Mutation(() => PhotoModel, {
    description:
      'Gives a photo or document to the patient to whom it belongs, with a new address. Errors: NOT_FOUND, CONSENT_MISSING (that patient did not consent to photos), INVALID_INPUT (on `patientId` if it is already theirs).',
  })
  movePhoto(@Args() input: MovePhotoArgs): Promise<PhotoModel> {
    return this.photosService.move(input);
  }
}
