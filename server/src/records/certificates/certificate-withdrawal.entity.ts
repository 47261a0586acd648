import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** Says that a certificate is no longer valid. The certificate itself stays as it was printed. */
@Entity({ tableName: 'certificate_withdrawal' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class CertificateWithdrawal {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false }) certificateId!: number;
  @Holds('HEALTH') @Property({ type: 'text' }) reason!: string;
  @Holds('HEALTH') @Property({ type: 'timestamptz' }) withdrawnAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) withdrawnBy!: number;
}
