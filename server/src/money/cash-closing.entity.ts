import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../foundation/database/columns/holds.decorator.js';

/** The closing of a day. Only reopening it changes the row; the day is then closed again by another one. */
@Entity({ tableName: 'cash_closing' })
export class CashClosing {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'date' }) day!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) openingCash!: Clp;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) countedCash!: Clp;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) expectedCash!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'text', default: '' }) reason!: Opt<string>;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) closedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) closedBy!: number;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) reopenedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) reopenedBy: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'text', default: '' }) reopenReason!: Opt<string>;
}
