import type { LocalDate } from '#domain/clinic-time.js';
import type { ExpenseCategory } from '#domain/money/expense.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../foundation/database/columns/holds.decorator.js';

/** An expense of the clinic. It never changes; a wrong one is reversed by a row of its own. */
@Entity({ tableName: 'expense' })
export class Expense {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'text' }) category!: ExpenseCategory;
  @Holds('TECHNICAL') @Property({ type: 'text' }) description!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) amount!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'text' }) method!: PaymentMethod;
  /** As it stands on the document that the clinic got; empty if it got none. */
  @Holds('TECHNICAL') @Property({ type: 'text', default: '' }) documentNumber!: Opt<string>;
  /** Why it was taken back; empty in others. */
  @Holds('TECHNICAL') @Property({ type: 'text', default: '' }) reason!: Opt<string>;
  @Holds('TECHNICAL') @Property({ type: 'date' }) belongsTo!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'date' }) bookedOn!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) reversesId: number | null = null;
}
