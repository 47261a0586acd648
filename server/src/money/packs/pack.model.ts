import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ChargeModel } from '../charges/charge.model.js';
import type { SoldGift } from './pack-gifts.service.js';
import { PackOffer } from './pack-offer.entity.js';
import type { OfferedTreatment, PackOfferRow } from './pack-offers.service.js';
import type { PackMemberRow, PackRow, UsedSession } from './pack-rows.js';
import { SoldPack } from './sold-pack.entity.js';

@ObjectType('OfferedTreatment', { description: 'A treatment that a pack covers.' })
class OfferedTreatmentModel implements Omit<OfferedTreatment, 'tax'> {
  @Field(() => Int, { description: 'Of the list of treatments.' }) id!: number;
  @Field(() => String, { description: 'As it is called now.' }) name!: string;
  @Field(() => ServiceTypeEnum, { description: 'Its service.' }) serviceType!: ServiceType;
}

@ObjectType('PackOffer', { description: 'Sessions that the clinic sells together, to be paid ahead.' })
export class PackOfferModel extends PackOffer implements Omit<PackOfferRow, 'treatments'> {
  @Field(() => [OfferedTreatmentModel], { description: 'By name; empty if all were deleted.' })
  treatments!: readonly OfferedTreatmentModel[];
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
export class PackModel
  extends ShownFields(
    SoldPack,
    'id',
    'chargeId',
    'name',
    'sessions',
    'price',
    'soldOn',
    'expiresOn',
    'cancelReason',
    'refund',
  )
  implements PackRow
{
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
  @Field(() => Int, { description: 'How many sessions are left.' }) remaining!: number;
  @Field(() => Int, {
    description: 'The paid part of its charge, in pesos; once cancelled, of the rest that stays charged.',
  })
  paid!: Clp;
  @Field(() => [String], { description: 'The names of its treatments when it was sold.' })
  treatments!: readonly string[];
  @Field(() => [String], { description: 'Those names, and what the same treatments are called now.' })
  covers!: readonly string[];
  @Field(() => String, { description: 'When it was entered: ISO 8601, in UTC.' }) soldAt!: string;
  @Field(() => String, { nullable: true, description: 'The user who sold it.' }) soldByName!: string | null;
  @Field(() => Boolean, { description: 'Whether it was ended before its sessions were used.' })
  isCancelled!: boolean;
  @Field(() => String, { nullable: true, description: 'ISO 8601, in UTC; null if it was not cancelled.' })
  cancelledAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who cancelled it.' }) cancelledByName!:
    | string
    | null;
  @Field(() => [PackMemberModel], {
    description: 'Other patients who may use it or could formerly, in the order in which they were added.',
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
