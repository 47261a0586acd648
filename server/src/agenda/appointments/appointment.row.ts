import type { AppointmentStatus, DurationMinutes, ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { visitorName } from '#domain/patients/same-person.js';
import type { E164 } from '#domain/patients/phone.js';
import type { Manicure } from '#domain/agenda/manicure.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { asIsoInstant } from '../../foundation/database/sql.js';

/** The fields of an appointment and its patient that a calendar shows. */
export interface ShownAppointmentRow {
  readonly id: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: DurationMinutes;
  readonly status: AppointmentStatus;
  readonly serviceType: ServiceType;
  readonly professionalId: number;
  /** Empty until the clinic names its first professionals. */
  readonly professionalName: string;
  /** Shares its hours with the holder, and takes them when they are freed. */
  readonly overbooked: boolean;
  readonly treatment: string;
  readonly attendance: Attendance | null;
  readonly version: number;
  readonly patientId: number;
  /** Canonical. */
  readonly patientRut: string;
  readonly patientProvisionalRut: boolean;
  readonly patientName: string;
  /** The name a visitor typed; null if staff made the appointment. */
  readonly bookedName: string | null;
  readonly patientHasAlerts: boolean;
}

export interface AppointmentRow extends ShownAppointmentRow, Manicure {
  /** Null if it was booked alone. */
  readonly seriesId: number | null;
  readonly notes: string;
  /** ISO 8601, UTC; null unless the patient came. */
  readonly arrivedAt: string | null;
  readonly recordId: number | null;
  /** As entered. */
  readonly patientPhone: string;
  /** Null if the phone can't be parsed. */
  readonly patientPhoneE164: E164 | null;
  readonly patientEmail: string;
  readonly patientBirthDate: LocalDate | null;
}

/** The visitor's name, if the visitor is not the patient. */
export const visitorOf = ({
  patientName,
  bookedName,
}: Pick<ShownAppointmentRow, 'patientName' | 'bookedName'>): string | null =>
  visitorName(patientName, bookedName);

/** The name of the visitor who comes, for greetings. */
export const nameOfComing = (row: Pick<ShownAppointmentRow, 'patientName' | 'bookedName'>): string =>
  visitorOf(row) ?? row.patientName;

export const patientsWithNotes = (rows: readonly AppointmentRow[]): number[] =>
  rows.filter(({ notes }) => notes !== '').map(({ patientId }) => patientId);

const SHOWN_COLUMNS = `
         a.id, a.date, a.start_minute as "startMinute", a.duration_minutes as "durationMinutes",
         a.status, a.service_type as "serviceType", a.professional_id as "professionalId",
         w.name as "professionalName", a.overbooked, a.treatment, a.attendance, a.version, a.patient_id as "patientId",
         p.rut as "patientRut", p.provisional_rut as "patientProvisionalRut", p.name as "patientName",
         a.booked_name as "bookedName",
         exists (select from patient_alert where patient_id = p.id and ended_at is null and not is_denied) as "patientHasAlerts"`;

/** The columns of an `AppointmentRow`, from an appointment `a` and `APPOINTMENT_JOINS`. */
export const APPOINTMENT_COLUMNS = `${SHOWN_COLUMNS},
         a.series_id as "seriesId", a.notes, a.nail_color as "nailColor", a.nail_shape as "nailShape",
         a.nail_technique as "nailTechnique", ${asIsoInstant('a.arrived_at')} as "arrivedAt",
         (select id from clinical_record where appointment_id = a.id) as "recordId",
         p.phone as "patientPhone", p.phone_e164 as "patientPhoneE164", p.email as "patientEmail",
         p.birth_date as "patientBirthDate"`;

export const APPOINTMENT_JOINS =
  'join patient p on p.id = a.patient_id join professional w on w.id = a.professional_id';

/** Reads `AppointmentRow`s; a condition on `a` follows. */
export const SELECT_APPOINTMENTS = `
  select ${APPOINTMENT_COLUMNS} from appointment a ${APPOINTMENT_JOINS}`;

export const SELECT_SHOWN_APPOINTMENTS = `
  select ${SHOWN_COLUMNS} from appointment a ${APPOINTMENT_JOINS}`;

export const IN_ORDER_OF_TIME = 'order by a.date, a.start_minute, a.id';
