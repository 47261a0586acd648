import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { AccountInput } from '../account/account.input.js';
import {
  CancelPackInput,
  GiveBackSessionInput,
  PackIdInput,
  PackMemberInput,
  PackOfferIdInput,
  PackOfferInput,
  PackOfferVersion,
  SellPackInput,
  UsePackInput,
} from './pack.input.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { PackModel, PackOfferModel } from './pack.model.js';
import { PackMembers } from './pack-members.service.js';
import { PackOffers } from './pack-offers.service.js';
import { Packs } from './packs.service.js';

/** Sessions that patients pay ahead. */
@Needs('CAJA')
@Resolver()
export class PacksResolver {
  constructor(
    private readonly offers: PackOffers,
    private readonly packs: Packs,
    private readonly members: PackMembers,
    private readonly clinic: ClinicService,
  ) {}

  @Query(() => [PackOfferModel], { description: 'The packs that the clinic sells, by name; at most 200.' })
  packOffers(): Promise<PackOfferModel[]> {
    return this.offers.all();
  }

  @Query(() => [PackModel], { description: 'The packs that a patient bought or may use, the newest first.' })
  patientPacks(@Args() { patientId }: AccountInput): Promise<PackModel[]> {
    return this.packs.of(patientId);
  }

  @Query(() => Boolean, { description: 'Whether a pack may name other patients who use it too.' })
  sharesPacks(): Promise<boolean> {
    return this.clinic.sharesPacks();
  }

  @Needs('SETTINGS')
  @Idempotent.Field()
  @Mutation(() => PackOfferModel, {
    description:
      'Errors: INVALID_INPUT (on `name` if it is taken, on `treatmentIds` if one is not on the list).',
  })
  createPackOffer(
    @Args('input', { description: 'The offer from now on.' }) input: PackOfferInput,
  ): Promise<PackOfferModel> {
    return this.offers.create(input);
  }

  @Needs('SETTINGS')
  @Mutation(() => PackOfferModel, {
    description: 'Replaces everything; packs that were sold stay. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updatePackOffer(
    @Args() { id, version }: PackOfferVersion,
    @Args('input', { description: 'The complete pack.' }) input: PackOfferInput,
  ): Promise<PackOfferModel> {
    return this.offers.update(id, version, input);
  }

  @Needs('SETTINGS')
  @Mutation(() => Boolean, { description: 'Packs that were sold stay. Errors: NOT_FOUND.' })
  async deletePackOffer(@Args() { id }: PackOfferIdInput): Promise<boolean> {
    await this.offers.delete(id);
    return true;
  }

  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Charges a patient a pack, and takes its payment if there is one. Errors: NOT_FOUND, RECEIPT_IN_USE, INVALID_INPUT (on `offerId` if its treatments were deleted).',
  })
  sellPack(
    @Args('input', { description: 'The offer, the patient and the payment.' }) input: SellPackInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PackModel> {
    return this.packs.sell(input, staff);
  }

  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Covers a finished visit with a session: it is charged nothing. Errors: NOT_FOUND, PACK_SPENT, INVALID_INPUT (on `id` if the pack is cancelled, expired, another patient’s who does not share it, or for other treatments, on `appointmentId` if the visit is not finished, is paid or costs nothing).',
  })
  usePack(@Args() { id, appointmentId }: UsePackInput): Promise<PackModel> {
    return this.packs.use(id, appointmentId);
  }

  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Lets another patient use a pack. Errors: NOT_FOUND, INVALID_INPUT (on `id` if the pack is cancelled, on `patientId` if the clinic shares no packs, it is their own, or 10 patients may use it already).',
  })
  sharePack(
    @Args() { id, patientId }: PackMemberInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PackModel> {
    return this.members.add(id, patientId, staff);
  }

  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Takes the right to use a pack from another patient; the sessions that they used stay used. Errors: NOT_FOUND, INVALID_INPUT (on `patientId` if they have no such right).',
  })
  unsharePack(
    @Args() { id, patientId }: PackMemberInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PackModel> {
    return this.members.remove(id, patientId, staff);
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Gives a session back: its visit is charged what it was charged before. Errors: NOT_FOUND, INVALID_INPUT (on `id` if it was given back).',
  })
  giveBackSession(@Args() { id, reason }: GiveBackSessionInput): Promise<PackModel> {
    return this.packs.giveBack(id, reason);
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Ends a pack: its used sessions stay charged, the rest of what was paid goes back or becomes credit. Errors: NOT_FOUND, INVALID_INPUT (on `id` if it is cancelled).',
  })
  cancelPack(
    @Args() { id }: PackIdInput,
    @Args('input', { description: 'Why, and how the rest goes back.' }) input: CancelPackInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PackModel> {
    return this.packs.cancel(id, input, staff);
  }
}
