import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../foundation/database/columns/holds.decorator.js';

/** The document of a payment that was taken before it was issued. */
@Entity({ tableName: 'payment_document' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class PaymentDocument {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false }) paymentId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) documentId!: number;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
}
