import type { StoredDepositState } from '#domain/money/deposit.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsId } from '../../foundation/input/field-rules.js';

/** The deposit of an appointment. Its amount never changes; once received, its rows of `deposit_part` name payments of the ledger. */
@Entity({ tableName: 'deposit' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
@ObjectType({ isAbstract: true })
export class Deposit {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;

  @Field(() => Int, { description: 'The appointment that it is for.' })
  @IsId()
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  appointmentId!: number;

  @Field(() => Int, { description: 'In pesos; as it was when the appointment was booked.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer' })
  amount!: Clp;

  @Holds('PERSONAL') @Property({ type: 'text', default: 'PENDING' }) state!: Opt<StoredDepositState>;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when its hour may be released if nothing is paid; null: never.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'timestamptz', nullable: true })
  releaseAt: Date | null = null;

  /** As stated to the visitor at the booking. A cancellation with fewer hours until the appointment doesn't return it. */
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) noticeHours!: number;
  /** By the visitor. */
  @Holds('TECHNICAL') @Property({ type: 'smallint', default: 0 }) moves!: Opt<number>;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) keptChargeId: number | null = null;

  @Field(() => String, { description: 'Why it is not asked for; empty unless it is waived.' })
  @Holds('PERSONAL')
  @Property({ type: 'text', default: '' })
  waiveReason!: Opt<string>;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was received, waived, released or kept.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /** Null for the system and for visitors. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) decidedBy: number | null = null;
}
