import type { LocalDate } from '#domain/clinic-time.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** The agreement that a patient has. */
@Entity({ tableName: 'patient_agreement' })
@Rows({ patient: { suppression: 'DELETED', merge: 'MOVED' } })
export class PatientAgreement {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false }) patientId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) agreementId!: number;
  @Holds('PERSONAL') @Property({ type: 'date', nullable: true }) until: LocalDate | null = null;
}
