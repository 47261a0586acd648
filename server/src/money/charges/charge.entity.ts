import type { LocalDate } from '#domain/clinic-time.js';
import type { ChargeKind, TaxTreatment } from '#domain/money/charge.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { TaxTreatmentEnum } from '../../clinic/settings/tax-treatment.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ChargeKindEnum } from './charge-kind.js';

/** A patient's debt for one item. It never changes; a wrong one is reversed by a row of its own. */
@Entity({ tableName: 'charge' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class Charge {
  @Field(() => Int, { description: 'Ascending in the order in which charges were added.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => ChargeKindEnum, { description: 'Its kind.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  kind!: ChargeKind;

  @Field(() => Int, { nullable: true, description: 'Null for a sale to a person who is no patient.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  patientId: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Null if it belongs to none, or to a deleted one.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  appointmentId: number | null = null;

  @Field(() => Int, { nullable: true, description: 'The professional who did the work.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  professionalId: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Of the list; null if it was none, or was deleted.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  treatmentId: number | null = null;

  @Field(() => String, { description: 'The name of the charged thing.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Int, { description: 'Before the discount; negative in a reversal.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer' })
  listPrice!: Clp;

  @Field(() => Int, { description: 'The discount.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer', default: 0 })
  discount!: Opt<Clp>;

  @Field(() => Int, { description: 'List price less discount; negative in a reversal.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer' })
  amount!: Clp;

  @Field(() => TaxTreatmentEnum, { description: 'Whether tax applies.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  tax!: TaxTreatment;

  @Field(() => String, { description: 'Why it was reduced, changed or reversed; empty if it was not.' })
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
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) staffUserId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'boolean', default: false }) automatic!: Opt<boolean>;

  @Field(() => Int, { nullable: true, description: 'The supply that was sold; null for all else.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  supplyId: number | null = null;

  @Field(() => Int, { nullable: true, description: 'How many were sold; null for all else.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  quantity: number | null = null;

  @Field(() => Int, { nullable: true, description: 'The charge that this one takes back.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  reversesId: number | null = null;
}
