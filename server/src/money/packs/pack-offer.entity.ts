import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** A pack that the clinic sells. The treatments that it covers are rows of `pack_offer_treatment`. */
@Entity({ tableName: 'pack_offer' })
@Unique({
  name: 'pack_offer_name_key',
  expression: 'create unique index pack_offer_name_key on pack_offer (lower(name))',
})
export class PackOffer {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  /** Unique without regard to case. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) name!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) sessions!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) price!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) validMonths!: number;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: Opt<number>;
}
