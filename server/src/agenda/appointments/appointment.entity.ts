import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
  type DurationMinutes,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import type { NailShape, NailTechnique } from '#domain/agenda/manicure.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Ref } from '@mikro-orm/core';
import { Patient } from '../../patients/patient.entity.js';
import { CHANGED_AT, EDITS, personal, technical } from '../../foundation/database/columns/declared-table.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/**
 * An appointment of a patient, one or two hours long, at a day and time in the clinic's time zone. Its
 * `appointment_slot` rows are written together with it (appointment-hours.ts).
 */
@Entity({ tableName: 'appointment' })
@Rows({
  patient: { suppression: 'KEPT', merge: 'MOVED' },
  onlyInSql: { ...personal('created_at'), ...technical('updated_at'), ...CHANGED_AT },
})
export class Appointment {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) id!: number;
  @Holds('TECHNICAL') @ManyToOne(() => Patient, { ref: true }) patient!: Ref<Patient>;
  @Holds('PERSONAL') @Property({ type: 'text' }) serviceType: ServiceType = DEFAULT_SERVICE_TYPE;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) professionalId!: number;
  /** Only SQL reads and writes it. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true, lazy: true }) seriesId?: number | null;
  @Holds('PERSONAL') @Property({ type: 'date' }) date!: LocalDate;
  /** Minutes since midnight. */
  @Holds('PERSONAL') @Property({ type: 'smallint' }) startMinute!: number;
  @Holds('PERSONAL') @Property({ type: 'smallint' }) durationMinutes: DurationMinutes = DEFAULT_DURATION;
  @Holds('PERSONAL') @Property({ type: 'text' }) status: AppointmentStatus = DEFAULT_STATUS;
  @Holds('PERSONAL') @Property({ type: 'text' }) treatment!: string;
  @Holds('HEALTH') @Property({ type: 'text' }) notes = '';
  /** The name a visitor typed; null if staff made the appointment. */
  @Holds('PERSONAL', { isErased: true }) @Property({ type: 'text', nullable: true }) bookedName:
    | string
    | null = null;
  @Holds('PERSONAL') @Property({ type: 'text', nullable: true }) attendance: Attendance | null = null;
  /** Null unless the patient came. */
  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) arrivedAt: Date | null = null;
  /** Made at an hour that another appointment or a block holds. */
  @Holds('PERSONAL') @Property({ type: 'boolean' }) overbooked: boolean = false;
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) nailColor = '';
  @Holds('PERSONAL') @Property({ type: 'text', nullable: true }) nailShape: NailShape | null = null;
  @Holds('PERSONAL') @Property({ type: 'text', nullable: true }) nailTechnique: NailTechnique | null = null;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: number;
}
