import type { LocalDate } from '#domain/clinic-time.js';
import type { Alert, AlertKind } from '#domain/patients/alert.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Another note or day is another row: an alert only ends. A patient has at most one open alert and one open denial of
 * each kind.
 */
@Entity({ tableName: 'patient_alert' })
export class PatientAlert implements Alert {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'integer' }) patientId!: number;
  @Property({ type: 'text' }) kind!: AlertKind;
  @Property({ type: 'text' }) note = '';
  @Property({ type: 'date', nullable: true }) since: LocalDate | null = null;
  @Property({ type: 'date', nullable: true }) until: LocalDate | null = null;
  @Property({ type: 'boolean' }) isDenied = false;
  @Property({ type: 'timestamptz' }) notedAt!: Date;
  @Property({ type: 'integer' }) notedBy!: number;
  @Property({ type: 'timestamptz', nullable: true }) endedAt: Date | null = null;
  @Property({ type: 'integer', nullable: true }) endedBy: number | null = null;
}
