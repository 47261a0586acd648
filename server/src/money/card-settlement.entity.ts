import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../foundation/database/columns/holds.decorator.js';

/** The card terminal's settlement of a closed day. It never changes; of several, the newest counts. */
@Entity({ tableName: 'card_settlement' })
export class CardSettlement {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'date' }) day!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) expected!: Clp;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) gross!: Clp;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) net!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'text', default: '' }) reason!: Opt<string>;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
}
