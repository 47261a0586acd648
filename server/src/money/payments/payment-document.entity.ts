import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A document that was added to a payment later or replaced a wrong one. Of several, the newest counts. */
@Entity({ tableName: 'payment_document' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class PaymentDocument {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) paymentId!: number;
  /** Null if the former one was a mistake. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) documentId: number | null = null;
  /** Why it replaced another one; empty for the first. */
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) reason!: Opt<string>;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
}
