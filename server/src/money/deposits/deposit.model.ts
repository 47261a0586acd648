import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import { type LocalDate, type LocalTime, timeAt } from '#domain/clinic-time.js';
import { type DepositState, refundedOf } from '#domain/money/deposit.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AppointmentStatusEnum } from '../../agenda/appointments/appointment-status.js';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { PaidPartModel } from '../payments/payment.model.js';
import { PaymentMethodEnum } from '../payments/payment-method.js';
import type { DepositPartRow } from './deposit-part-rows.js';
import { DepositStateEnum } from './deposit-state.js';
import { Deposit } from './deposit.entity.js';
import { StoredDepositPart } from './deposit-part.entity.js';

@ObjectType('DepositPart', { description: 'A part of a deposit: what one payment pays of it.' })
export class DepositPartModel
  extends ShownFields(StoredDepositPart, 'paymentId', 'amount')
  implements DepositPartRow
{
  @Field(() => PaymentMethodEnum, { description: 'How it was paid.' }) method!: PaymentMethod;
  @Field(() => LocalDateScalar, { description: 'The day on which it was paid.' }) paidOn!: LocalDate;
  @Field(() => String, { description: 'The payer; empty for the patient.' }) payerName!: string;
  @Field(() => String, { description: 'The user who took it.' }) staffName!: string;
  @Field(() => [PaidPartModel], { description: 'What it pays of the charges of the appointment.' })
  uses!: readonly PaidPartModel[];
  @Field(() => Int, { description: 'How much of it went back.' }) refunded!: Clp;
  @Field(() => Int, {
    description:
      'How much of it can still pay the visit or, without a visit, is credit; what is missing then has paid other charges.',
  })
  left!: Clp;
}

@ObjectType('Deposit', {
  description: 'The money that a visitor pays ahead for an appointment, as a rule by bank transfer.',
})
export class DepositModel extends ShownFields(
  Deposit,
  'appointmentId',
  'amount',
  'releaseAt',
  'waiveReason',
  'decidedAt',
) {
  @Field(() => LocalDateScalar, { description: 'The day of the appointment.' }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When the appointment starts.' }) time!: LocalTime;
  @Field(() => String, { description: "The appointment's treatment." }) treatment!: string;
  @Field(() => AppointmentStatusEnum, { description: "The appointment's status." })
  status!: AppointmentStatus;
  @Field(() => Int, { description: 'The patient of the appointment.' }) patientId!: number;
  @Field(() => String, { description: "The patient's name." }) patientName!: string;
  @Field(() => DepositStateEnum, { description: '`REVIEW`: the visitor has sent a proof.' })
  state!: DepositState;
  @Field(() => Int, {
    description:
      'How much of a received or kept one went back to the payer. It is due again once all of it did.',
  })
  refunded!: Clp;
  @Field(() => Int, {
    description:
      'How much of it the clinic keeps: of a received one, what `keepDeposit` would keep. The rest has paid other charges or went back.',
  })
  kept!: Clp;
  @Field(() => Boolean, { description: 'Whether the patient did not come.' }) isNoShow!: boolean;
  @Field(() => Boolean, { description: 'Whether the visitor has sent a proof of the transfer.' })
  hasProof!: boolean;
  @Field(() => Boolean, {
    description:
      'Whether it is unpaid and the patient has paid enough too much before, so that it can be taken from there. Its hour is not released then.',
  })
  creditCovers!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'The payment, once it is received; the oldest if there are several.',
  })
  paymentId!: number | null;
  @Field(() => [DepositPartModel], {
    description: 'The payments that pay it, the oldest first; empty until it is received.',
  })
  parts!: readonly DepositPartModel[];
  @Field(() => String, { nullable: true, description: 'By whom; null for the system and for visitors.' })
  decidedByName!: string | null;
}

@ObjectType('DepositPage', { description: 'A page of unpaid deposits.' })
export class DepositPageModel extends PageModel {
  @Field(() => [DepositModel], { description: 'By the time of the appointment.' }) nodes!: DepositModel[];
}

/** As it is read. */
export interface DepositRow extends Omit<DepositModel, 'time' | 'hasProof' | 'paymentId' | 'refunded'> {
  readonly startMinute: number;
  readonly proofKind: 'PHOTO' | 'DOCUMENT' | null;
}

export const toDepositModel = ({ startMinute, proofKind, ...row }: DepositRow): DepositModel => ({
  ...row,
  time: timeAt(startMinute),
  hasProof: proofKind !== null,
  refunded: refundedOf(row.parts),
  paymentId: row.parts[0]?.paymentId ?? null,
});
