import type { LocalDate } from '#domain/clinic-time.js';
import type { BasisPoints, PayKind } from '#domain/money/pay.js';
import type { Clp } from '#domain/stock/clp.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The settled pay for a charge, its collected part, or a session of a pack. The charge names the professional. */
@Entity({ tableName: 'pay_line' })
export class StoredPayLine {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) settlementId!: number;
  @Holds('TECHNICAL') @Property({ type: 'text' }) kind!: PayKind;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) chargeId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) paymentUseId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) packUseId: number | null = null;
  /** The day on which it counts. */
  @Holds('TECHNICAL') @Property({ type: 'date' }) day!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'text' }) description!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) base!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) basisPoints!: BasisPoints;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) amount!: Clp;
}
