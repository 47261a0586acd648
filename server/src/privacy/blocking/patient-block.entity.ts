import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A period in which a patient is hidden. A patient has at most one open block. */
@Entity({ tableName: 'patient_block' })
export class PatientBlock {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'integer' }) patientId!: number;
  @Property({ type: 'timestamptz' }) blockedAt!: Date;
  @Property({ type: 'integer' }) blockedBy!: number;
  @Property({ type: 'text' }) reason!: string;
  @Property({ type: 'timestamptz', nullable: true }) liftedAt: Date | null = null;
  @Property({ type: 'integer', nullable: true }) liftedBy: number | null = null;
  @Property({ type: 'text' }) liftReason = '';
}
