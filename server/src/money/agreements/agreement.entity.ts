import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** Other prices for the patients who have it, stored as rows of `agreement_term`. */
@Entity({ tableName: 'agreement' })
@Unique({
  name: 'agreement_name_key',
  expression: 'create unique index agreement_name_key on agreement (lower(name))',
})
export class Agreement {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  /** Unique without regard to case. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) name!: string;
  /** Whether it is used for new charges. */
  @Holds('TECHNICAL') @Property({ type: 'boolean', default: true }) isActive!: Opt<boolean>;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: Opt<number>;
}
