import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A pack that a patient bought, as it was sold. It changes only when it is cancelled; unused sessions are not stored. */
@Entity({ tableName: 'pack' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class SoldPack {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  /** With the patient, the time and the user of the sale. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) chargeId!: number;
  @Holds('PERSONAL') @Property({ type: 'text' }) name!: string;
  @Holds('PERSONAL') @Property({ type: 'integer' }) sessions!: number;
  @Holds('PERSONAL') @Property({ type: 'integer' }) price!: Clp;
  /** Their names when it was sold. */
  @Holds('PERSONAL') @Property({ type: 'array', columnType: 'text[]' }) treatments!: string[];
  /** In the order of the names. They may be deleted meanwhile. */
  @Holds('TECHNICAL')
  @Property({ type: 'array', columnType: 'integer[]' })
  treatmentIds!: number[];
  @Holds('PERSONAL') @Property({ type: 'date' }) soldOn!: LocalDate;
  @Holds('PERSONAL') @Property({ type: 'date' }) expiresOn!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) cancelledAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) cancelledBy: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) cancelReason!: Opt<string>;
  /** The price of a cancelled pack's used sessions. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) keptChargeId: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'integer', default: 0 }) refund!: Opt<Clp>;
}
