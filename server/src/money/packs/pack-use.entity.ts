import type { LocalDate } from '#domain/clinic-time.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A session of a pack that a visit used, or that was given back. Rows are only added. */
@Entity({ tableName: 'pack_use' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class PackUse {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) packId!: number;
  /** The visit's charge of nothing. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) chargeId!: number;
  /** The charge that the session replaced, and that returns when the session is given back. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) replacedChargeId: number | null = null;
  /** The day of the visit. */
  @Holds('PERSONAL') @Property({ type: 'date' }) usedOn!: LocalDate;
  /** Why it was given back. */
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) reason!: Opt<string>;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) staffUserId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) reversesId: number | null = null;
}
