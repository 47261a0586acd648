import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ChargeModel } from '../charge.model.js';
import type { SoldGift } from './pack-gifts.service.js';
import type { OfferedTreatment, PackOfferRow } from './pack-offers.service.js';
import type { PackMemberRow, PackRow, UsedSession } from './pack-rows.js';

@ObjectType('OfferedTreatment', { description: 'A treatment that a pack covers.' })
class OfferedTreatmentModel implements Omit<OfferedTreatment, 'tax'> {
  @Field(() => Int, { description: 'Of the list of treatments.' }) id!: number;
  @Field(() => String, { description: 'As it is called now.' }) name!: string;
  @Field(() => ServiceTypeEnum, { description: 'Its service.' }) serviceType!: ServiceType;
}

@ObjectType('PackOffer', { description: 'Sessions that the clinic sells together, to be paid ahead.' })
export class PackOfferModel implements Omit<PackOfferRow, 'treatments'> {
  @Field(() => Int, { description: 'Unchanged by edits.' }) id!: number;
  @Field(() => String, { description: 'Unique.' }) name!: string;
  @Field(() => Int, { description: 'How many visits it covers.' }) sessions!: number;
  @Field(() => Int, { description: 'Of all sessions together, in pesos.' }) price!: Clp;
  @Field(() => Int, { description: 'How many months it can be used from the day of its sale.' })
  validMonths!: number;
  @Field(() => [OfferedTreatmentModel], { description: 'By name; empty if all were deleted.' })
  treatments!: readonly OfferedTreatmentModel[];
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('UsedSession', { description: 'A session of a pack that a visit used.' })
class UsedSessionModel implements UsedSession {
  @Field(() => Int, { description: 'Ascending.' }) id!: number;
  @Field(() => LocalDateScalar, { description: 'The day of the visit.' }) usedOn!: LocalDate;
  @Field(() => Int, { nullable: true, description: 'The visit; null once the appointment is deleted.' })
  appointmentId!: number | null;
  @Field(() => String, { description: "The visit's treatment." }) treatment!: string;
  @Field(() => Int, { nullable: true, description: 'The patient of the visit; null after a suppression.' })
  patientId!: number | null;
  @Field(() => String, { nullable: true, description: 'Their name; null after a suppression.' })
  patientName!: string | null;
  @Field(() => String, { nullable: true, description: 'The professional who did the work.' })
  professionalName!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who noted it; null for the system.' })
  staffName!: string | null;
  @Field(() => String, { description: 'When it was used: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { nullable: true, description: 'ISO 8601, in UTC; null while it is used.' })
  givenBackAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who gave it back; null for the system.' })
  givenBackByName!: string | null;
  @Field(() => String, { description: 'Why it was given back; empty while it is used.' }) reason!: string;
}

@ObjectType('PackMember', { description: 'Another patient who may use a pack, or could.' })
class PackMemberModel implements PackMemberRow {
  @Field(() => Int, { description: 'Who.' }) patientId!: number;
  @Field(() => String, { description: 'Their name.' }) name!: string;
  @Field(() => String, { description: 'Since when: ISO 8601, in UTC.' }) addedAt!: string;
  @Field(() => String, { description: 'The user who added them.' }) addedByName!: string;
  @Field(() => String, { nullable: true, description: 'ISO 8601, in UTC; null while they may use it.' })
  removedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who removed them.' }) removedByName!:
    | string
    | null;
}

@ObjectType('Pack', { description: 'Sessions that a patient bought, as they were sold.' })
export class PackModel implements PackRow {
  @Field(() => Int, { description: 'Ascending in the order in which packs were sold.' }) id!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The patient who has it; null after a suppression, and until a gift is redeemed.',
  })
  patientId!: number | null;
  @Field(() => String, { nullable: true, description: 'Their name; null after a suppression.' })
  ownerName!: string | null;
  @Field(() => Boolean, {
    description: 'Whether it was sold as a gift: then it belongs to no patient until it is redeemed.',
  })
  isGift!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'The patient who bought it; null after a suppression, or if it was no patient.',
  })
  buyerId!: number | null;
  @Field(() => String, { nullable: true, description: 'That patient, or who paid; null if unknown.' })
  buyerName!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 8601, in UTC; null until a gift is redeemed.' })
  redeemedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who redeemed the gift.' })
  redeemedByName!: string | null;
  @Field(() => Int, { description: 'The charge of its price.' }) chargeId!: number;
  @Field(() => String, { description: 'The name of the sold offer.' }) name!: string;
  @Field(() => Int, { description: 'How many visits it covers in all.' }) sessions!: number;
  @Field(() => Int, { description: 'How many sessions are left.' }) remaining!: number;
  @Field(() => Int, { description: 'Of all sessions together, in pesos.' }) price!: Clp;
  @Field(() => Int, {
    description: 'The paid part of its charge, in pesos; once cancelled, of the rest that stays charged.',
  })
  paid!: Clp;
  @Field(() => [String], { description: 'The names of its treatments when it was sold.' })
  treatments!: readonly string[];
  @Field(() => [String], { description: 'Those names, and what the same treatments are called now.' })
  covers!: readonly string[];
  @Field(() => LocalDateScalar, { description: 'The day of its sale.' }) soldOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day on which a visit can use it.' })
  expiresOn!: LocalDate;
  @Field(() => String, { description: 'When it was entered: ISO 8601, in UTC.' }) soldAt!: string;
  @Field(() => String, { nullable: true, description: 'The user who sold it.' }) soldByName!: string | null;
  @Field(() => Boolean, { description: 'Whether it was ended before its sessions were used.' })
  isCancelled!: boolean;
  @Field(() => String, { nullable: true, description: 'ISO 8601, in UTC; null if it was not cancelled.' })
  cancelledAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who cancelled it.' }) cancelledByName!:
    | string
    | null;
  @Field(() => String, { description: 'Why it was cancelled, or empty.' }) cancelReason!: string;
  @Field(() => Int, { description: 'The refund at its cancellation, as money or credit; in pesos.' })
  refund!: Clp;
  @Field(() => [PackMemberModel], {
    description: 'Other patients who may use it, in the order in which they were added, and those who could.',
  })
  members!: readonly PackMemberModel[];
  @Field(() => [UsedSessionModel], { description: 'The oldest first, including those given back.' })
  uses!: readonly UsedSessionModel[];
}

@ObjectType('SoldGift', { description: 'A gift with the code on its voucher, which is never shown again.' })
export class SoldGiftModel implements Omit<SoldGift, 'charge'> {
  @Field(() => String, { description: 'It redeems the gift, once.' }) code!: string;
  @Field(() => PackModel, { description: 'The pack.' }) pack!: PackModel;
  @Field(() => ChargeModel, { description: 'Its price and its unpaid rest.' }) charge!: ChargeModel;
}
