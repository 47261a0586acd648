import { PACK_LIMITS } from '#domain/money/pack.js';
import { PACK_MESSAGES } from '#domain/money/pack.es.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { AreIds, IsDay, IsId, Text } from '../../foundation/input/field-rules.js';
import { IsOptionalNested } from '../../foundation/input/nested.js';
import { HowPaidInput, IsMethod } from '../payments/payment.input.js';
import { PaymentMethodEnum } from '../payments/payment-method.js';
import { PackOffer } from './pack-offer.entity.js';

@InputType({ description: 'All of a pack that the clinic sells.' })
export class PackOfferInput extends SentFields(PackOffer, 'name', 'sessions', 'price', 'validMonths') {
  @Field(() => [Int], { description: 'The treatments of the list that it covers: 1 to 50.' })
  @AreIds()
  @ArrayNotEmpty({ message: PACK_MESSAGES.noTreatments })
  @ArrayMaxSize(PACK_LIMITS.treatments, { message: PACK_MESSAGES.noTreatments })
  @ArrayUnique({ message: PACK_MESSAGES.noTreatments })
  treatmentIds!: number[];
}

@ArgsType()
export class PackOfferIdInput {
  @Field(() => Int, { description: 'Of the packs that the clinic sells.' }) @IsId() id!: number;
}

@ArgsType()
export class PackOfferVersion extends PackOfferIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@InputType({ isAbstract: true })
class PackSaleInput {
  @Field(() => Int, { description: 'The id of the sold offer, as listed by `packOffers`.' })
  @IsId()
  offerId!: number;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day of the sale, up to today, which is the default. It expires some months later.',
  })
  @IsDay('optional')
  belongsTo?: LocalDate | null;
  @Field(() => HowPaidInput, {
    nullable: true,
    description: 'How it is paid at once; null or absent if it is paid later.',
  })
  @IsOptionalNested(() => HowPaidInput)
  payment?: HowPaidInput | null;
}

@InputType({ description: 'The sale of a pack.' })
export class SellPackInput extends PackSaleInput {
  @Field(() => Int, { description: 'The patient who gets the pack.' }) @IsId() patientId!: number;
}

@InputType({ description: 'The sale of a pack that another person will use.' })
export class SellGiftInput extends PackSaleInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The patient who buys it; null or absent for a person who is no patient, named as the payer.',
  })
  @IsId('optional')
  patientId?: number | null;
}

@ArgsType()
export class RedeemGiftInput {
  @Field(() => String, { description: 'As printed on the voucher; case, spaces and dashes do not matter.' })
  @Text(PACK_LIMITS.code)
  code!: string;
  @Field(() => Int, { description: 'The patient who gets the pack.' }) @IsId() patientId!: number;
}

@ArgsType()
export class PackIdInput {
  @Field(() => Int, { description: "The pack's id." }) @IsId() id!: number;
}

@ArgsType()
export class UsePackInput extends PackIdInput {
  @Field(() => Int, { description: 'A finished visit of its patient, or of one whom it names.' })
  @IsId()
  appointmentId!: number;
}

@ArgsType()
export class PackMemberInput extends PackIdInput {
  @Field(() => Int, { description: 'Another patient.' }) @IsId() patientId!: number;
}

@ArgsType()
export class GiveBackSessionInput {
  @Field(() => Int, { description: 'The id of the used session.' }) @IsId() id!: number;
  @Field(() => String, { description: 'Why; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

@InputType({ description: 'The end of a pack before its sessions are used.' })
export class CancelPackInput {
  @Field(() => String, { description: 'Why; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: "How the refund goes back; null or absent: it stays as the patient's credit.",
  })
  @IsMethod('optional')
  refundMethod?: PaymentMethod | null;
}
