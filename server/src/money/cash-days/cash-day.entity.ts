import type { LocalDate } from '#domain/clinic-time.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** A day of the till. Adding a line locks its row, and so does closing the day. */
@Entity({ tableName: 'cash_day' })
export class CashDay {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'date' }) day!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'boolean', default: false }) isClosed!: Opt<boolean>;
}
