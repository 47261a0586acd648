import type { Alert, AlertKind } from '#domain/patients/alert.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Another note is another row: an alert only ends. A patient has at most one open alert of each kind. */
@Entity({ tableName: 'patient_alert' })
export class PatientAlert implements Alert {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'integer' }) patientId!: number;
  @Property({ type: 'text' }) kind!: AlertKind;
  @Property({ type: 'text' }) note = '';
  @Property({ type: 'timestamptz' }) notedAt!: Date;
  @Property({ type: 'integer' }) notedBy!: number;
  @Property({ type: 'timestamptz', nullable: true }) endedAt: Date | null = null;
  @Property({ type: 'integer', nullable: true }) endedBy: number | null = null;
}
