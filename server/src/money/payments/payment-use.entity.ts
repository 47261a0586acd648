import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** The part of a payment that pays a charge. A negative amount takes it back. */
@Entity({ tableName: 'payment_use' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class PaymentUse {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) paymentId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) chargeId!: number;
  @Holds('PERSONAL') @Property({ type: 'integer' }) amount!: Clp;
  /** The day of the till on which it counts as collected. */
  @Holds('TECHNICAL') @Property({ type: 'date' }) bookedOn!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) staffUserId: number | null = null;
}
