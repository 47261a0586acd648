import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { AccountInput } from '../account.input.js';
import {
  CancelPackInput,
  GiveBackSessionInput,
  PackIdInput,
  PackOfferIdInput,
  PackOfferInput,
  PackOfferVersion,
  SellPackInput,
  UsePackInput,
} from './pack.input.js';
import { PackModel, PackOfferModel } from './pack.model.js';
import { PackOffers } from './pack-offers.service.js';
import { Packs } from './packs.service.js';

/** Sessions that patients pay ahead. */
@Needs('CAJA')
@Resolver()
export class PacksResolver {
  constructor(
    private readonly offers: PackOffers,
    private readonly packs: Packs,
  ) {}

  @Query(() => [PackOfferModel], { description: 'The packs that the clinic sells, by name; at most 200.' })
  packOffers(): Promise<PackOfferModel[]> {
    return this.offers.all();
  }

  @Query(() => [PackModel], { description: "A patient's packs, the newest first." })
  patientPacks(@Args() { patientId }: AccountInput): Promise<PackModel[]> {
    return this.packs.of(patientId);
  }

  @Needs('SETTINGS')
  @Idempotent.Field()
  @Mutation(() => PackOfferModel, {
    description:
      'Errors: INVALID_INPUT (on `name` if it is taken, on `treatmentIds` if one is not on the list).',
  })
  createPackOffer(
    @Args('input', { description: 'What is sold from now on.' }) input: PackOfferInput,
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
    @Args('input', { description: 'What is sold to whom, and how it is paid.' }) input: SellPackInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PackModel> {
    return this.packs.sell(input, staff);
  }

  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Covers a finished visit with a session: it is charged nothing. Errors: NOT_FOUND, PACK_SPENT, INVALID_INPUT (on `id` if the pack is cancelled, expired, another patient’s or for other treatments, on `appointmentId` if the visit is not finished, is paid or costs nothing).',
  })
  usePack(@Args() { id, appointmentId }: UsePackInput): Promise<PackModel> {
    return this.packs.use(id, appointmentId);
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
