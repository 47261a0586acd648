import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A period in which a patient is hidden. A patient has at most one open block. */
@Entity({ tableName: 'patient_block' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
export class PatientBlock {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) patientId!: number;
  @Holds('PERSONAL') @Property({ type: 'timestamptz' }) blockedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) blockedBy!: number;
  @Holds('PERSONAL') @Property({ type: 'text' }) reason!: string;
  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) liftedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) liftedBy: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'text' }) liftReason = '';
}
