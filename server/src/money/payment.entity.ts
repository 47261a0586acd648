import type { LocalDate } from '#domain/clinic-time.js';
import type { PaymentKind, PaymentMethod } from '#domain/money/payment.js';
import type { Rut } from '#domain/rut.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../foundation/database/columns/holds.decorator.js';

/** Money that came in or went back. It never changes; a refund is a row of its own, with a negative amount. */
@Entity({ tableName: 'payment' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
export class Payment {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'text' }) kind!: PaymentKind;
  @Holds('PERSONAL') @Property({ type: 'text' }) method!: PaymentMethod;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) patientId: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'integer' }) amount!: Clp;
  /** The cash that was handed over; null if it was not counted. */
  @Holds('PERSONAL') @Property({ type: 'integer', nullable: true }) tendered: Clp | null = null;
  /** Empty if the patient pays. */
  @Holds('PERSONAL', { isErased: true }) @Property({ type: 'text', default: '' }) payerName!: Opt<string>;
  @Holds('PERSONAL', { isErased: true }) @Property({ type: 'text', default: '' }) payerRut!: Opt<Rut>;
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) authorizationCode!: Opt<string>;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) documentId: number | null = null;
  /** The professional who gets the tip. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) professionalId: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) reason!: Opt<string>;
  @Holds('PERSONAL') @Property({ type: 'date' }) belongsTo!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'date' }) bookedOn!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) withId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) refundsId: number | null = null;
}
