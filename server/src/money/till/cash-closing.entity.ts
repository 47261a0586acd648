import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The closing of a day. Only reopening it changes the row; the day is then closed again by another one. */
@Entity({ tableName: 'cash_closing' })
@ObjectType({ isAbstract: true })
export class CashClosing {
  @Field(() => Int, { description: 'Ascending.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Holds('TECHNICAL') @Property({ type: 'date' }) day!: LocalDate;

  @Field(() => Float, { description: 'The cash in the till in the morning, in pesos.' })
  @Holds('TECHNICAL')
  @Property({ type: new BigIntType('number') })
  openingCash!: Clp;

  @Field(() => Float, { description: 'The cash that was counted, in pesos.' })
  @Holds('TECHNICAL')
  @Property({ type: new BigIntType('number') })
  countedCash!: Clp;

  @Field(() => Float, { description: "The opening cash and the day's cash less its expenses, in pesos." })
  @Holds('TECHNICAL')
  @Property({ type: new BigIntType('number') })
  expectedCash!: Clp;

  @Field(() => String, { description: 'Why they differ; empty if they do not.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: '' })
  reason!: Opt<string>;

  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) closedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) closedBy!: number;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) reopenedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) reopenedBy: number | null = null;

  @Field(() => String, { description: 'Why it was reopened, or empty.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: '' })
  reopenReason!: Opt<string>;
}
