import type { LocalDate } from '#domain/clinic-time.js';
import type { PaymentKind, PaymentMethod } from '#domain/money/payment.js';
import type { Rut } from '#domain/rut.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PaymentKindEnum } from './payment.input.js';
import { PaymentMethodEnum } from './payment-method.js';

/** Money that came in or went back. It never changes; a refund is a row of its own, with a negative amount. */
@Entity({ tableName: 'payment' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class Payment {
  @Field(() => Int, { description: 'Ascending in the order in which payments were added.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => PaymentKindEnum, { description: 'Its kind.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  kind!: PaymentKind;

  @Field(() => PaymentMethodEnum, { description: 'How it was paid.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  method!: PaymentMethod;

  @Field(() => Int, { nullable: true, description: 'Null for a sale without a patient.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  patientId: number | null = null;

  @Field(() => Int, { description: 'Negative if money went back.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer' })
  amount!: Clp;

  @Field(() => Int, {
    nullable: true,
    description: 'The cash that was handed over; null if it was not counted.',
  })
  @Holds('PERSONAL')
  @Property({ type: 'integer', nullable: true })
  tendered: Clp | null = null;

  @Field(() => String, { description: 'The name of the payer; empty if the patient paid.' })
  @Holds('PERSONAL', { isErased: true })
  @Property({ type: 'text', default: '' })
  payerName!: Opt<string>;

  @Field(() => String, { description: "The payer's RUT, or empty." })
  @Holds('PERSONAL', { isErased: true })
  @Property({ type: 'text', default: '' })
  payerRut!: Opt<Rut>;

  @Field(() => String, { description: "The card terminal's code, or empty." })
  @Holds('PERSONAL')
  @Property({ type: 'text', default: '' })
  authorizationCode!: Opt<string>;

  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) documentId: number | null = null;
  /** The professional who gets the tip. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) professionalId: number | null = null;

  @Field(() => String, { description: 'Why it went back, or a note; may be empty.' })
  @Holds('PERSONAL')
  @Property({ type: 'text', default: '' })
  reason!: Opt<string>;

  @Field(() => LocalDateScalar, { description: 'The day that it belongs to.' })
  @Holds('PERSONAL')
  @Property({ type: 'date' })
  belongsTo!: LocalDate;

  @Field(() => LocalDateScalar, { description: 'The day of the till in which it counts.' })
  @Holds('TECHNICAL')
  @Property({ type: 'date' })
  bookedOn!: LocalDate;

  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;

  @Field(() => Int, { description: 'The user who added it: two may have one name.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  staffUserId!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a rounding and a tip: the payment that they came with.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  withId: number | null = null;

  @Field(() => Int, { nullable: true, description: 'The payment that this one takes back.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  refundsId: number | null = null;
}
