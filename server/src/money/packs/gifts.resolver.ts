import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { PackIdInput, RedeemGiftInput, SellGiftInput } from './pack.input.js';
import { PackModel, SoldGiftModel } from './pack.model.js';
import { PackGifts } from './pack-gifts.service.js';

/** Packs that are given away. */
@Needs('CAJA')
@Resolver()
export class GiftsResolver {
  constructor(private readonly gifts: PackGifts) {}

  @Query(() => Boolean, {
    description: 'Whether the clinic sells packs as gifts, or sold some that can still be redeemed.',
  })
  redeemsGifts(): Promise<boolean> {
    return this.gifts.areRedeemed();
  }

  @Query(() => [PackModel], {
    description: 'The gifts that can still be redeemed, the newest first; at most 200.',
  })
  openGifts(): Promise<PackModel[]> {
    return this.gifts.open();
  }

  @Idempotent.Field()
  @Mutation(() => SoldGiftModel, {
    description:
      'Charges a patient, or a person who is none, a pack that another person will use. Errors: NOT_FOUND, RECEIPT_IN_USE, INVALID_INPUT (on `offerId` if the clinic sells no gifts or its treatments were deleted).',
  })
  sellGiftPack(
    @Args('input', { description: 'The offer, the buyer and the payment.' }) input: SellGiftInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SoldGiftModel> {
    return this.gifts.sell(input, staff);
  }

  @Idempotent.Field()
  @Mutation(() => SoldGiftModel, {
    description:
      'Gives a gift another code, because its voucher was lost; the one before is worth nothing. Errors: NOT_FOUND, INVALID_INPUT (if it is no gift, is redeemed or cancelled).',
  })
  renewGiftCode(@Args() { id }: PackIdInput): Promise<SoldGiftModel> {
    return this.gifts.renew(id);
  }

  @Idempotent.Field()
  @Mutation(() => PackModel, {
    description:
      'Makes a gift the pack of a patient, once. Errors: NOT_FOUND, INVALID_INPUT (on `code` if no gift has it, or it is redeemed, cancelled, expired or not paid).',
  })
  redeemGiftPack(
    @Args() { code, patientId }: RedeemGiftInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PackModel> {
    return this.gifts.redeem(code, patientId, staff);
  }
}
