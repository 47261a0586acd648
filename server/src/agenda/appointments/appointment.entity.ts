import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
  type DurationMinutes,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Ref } from '@mikro-orm/core';
import { Patient } from '../../patients/patient.entity.js';

/**
 * An appointment of a patient, one or two hours long, at a day and time in the clinic's time zone. Its
 * `appointment_slot` rows are written together with it (appointment-hours.ts).
 */
@Entity({ tableName: 'appointment' })
export class Appointment {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => Patient, { ref: true }) patient!: Ref<Patient>;
  @Property({ type: 'text' }) serviceType: ServiceType = DEFAULT_SERVICE_TYPE;
  @Property({ type: 'integer' }) professionalId!: number;
  @Property({ type: 'date' }) date!: LocalDate;
  /** Minutes since midnight. */
  @Property({ type: 'smallint' }) startMinute!: number;
  @Property({ type: 'smallint' }) durationMinutes: DurationMinutes = DEFAULT_DURATION;
  @Property({ type: 'text' }) status: AppointmentStatus = DEFAULT_STATUS;
  /** Made at an hour that another appointment or a block holds. */
  @Property({ type: 'boolean' }) overbooked: boolean = false;
  @Property({ type: 'text' }) treatment!: string;
  @Property({ type: 'text' }) notes = '';
  /** The name a visitor typed; null if staff made the appointment. */
  @Property({ type: 'text', nullable: true }) bookedName: string | null = null;
  @Property({ type: 'text', nullable: true }) attendance: Attendance | null = null;
  /** Null unless the patient came. */
  @Property({ type: 'timestamptz', nullable: true }) arrivedAt: Date | null = null;
  @Property({ type: 'integer', version: true }) version!: number;
}
