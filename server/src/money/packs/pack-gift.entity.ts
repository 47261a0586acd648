import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A pack that was sold as a gift. It is redeemed once, with the code on its voucher. */
@Entity({ tableName: 'pack_gift' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
export class PackGift {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false }) packId!: number;
  @Holds('SECRET')
  @Property({ type: 'Buffer', columnType: 'bytea', lazy: true, hidden: true })
  codeHash!: Buffer;
  /** The patient who redeemed it; null until then, and after a suppression. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) patientId: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) redeemedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) redeemedBy: number | null = null;
}
