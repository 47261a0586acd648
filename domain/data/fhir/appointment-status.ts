import { APPOINTMENT_STATUSES, type AppointmentStatus } from '../../agenda/appointment.js';
import { ATTENDANCES, type Attendance } from '../../visits/attendance.js';

/** The values of FHIR R4's `Appointment.status` that our appointments can have. */
export type FhirAppointmentStatus =
  | 'booked'
  | 'arrived'
  | 'checked-in'
  | 'fulfilled'
  | 'cancelled'
  | 'noshow';

/** FHIR R4's `Appointment.participant.status` for the patient. */
export type FhirParticipation = 'accepted' | 'declined' | 'needs-action';

interface Standing {
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/** A recorded no-show outweighs the appointment having been closed as completed. */
export function fhirStatusOf({ status, attendance }: Standing): FhirAppointmentStatus {
  if (status === 'CANCELLED') return 'cancelled';
  if (attendance === 'NO_SHOW') return 'noshow';
  if (status === 'COMPLETED') return 'fulfilled';
  if (attendance === 'IN_CARE') return 'checked-in';
  return attendance === 'ARRIVED' ? 'arrived' : 'booked';
}

/** A booked appointment that the patient has not confirmed yet needs their action. */
export function fhirParticipationOf({ status, attendance }: Standing): FhirParticipation {
  if (status === 'CANCELLED') return 'declined';
  return status === 'BOOKED' && attendance === null ? 'needs-action' : 'accepted';
}

const EVERY_STANDING: readonly Standing[] = APPOINTMENT_STATUSES.flatMap((status) =>
  [...ATTENDANCES, null].map((attendance) => ({ status, attendance })),
);

/** Our statuses and attendances that correspond to these FHIR statuses; unknown statuses match nothing. */
export const statusesMatching = (words: readonly string[]): readonly Standing[] =>
  EVERY_STANDING.filter((standing) => words.includes(fhirStatusOf(standing)));
