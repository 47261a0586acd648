import { type DurationMinutes, holdsTime, type ServiceType, slotsOf } from '#domain/agenda/appointment.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { checkStart, type Refusal, type Schedule } from '#domain/schedule.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { AgendaAppointment } from '../agenda-appointment';
import type { Schedules } from '../agenda-hours';
import { HOUR_TAKEN } from '../calendar-toasts';
import { snapToAgenda } from './snap-to-agenda';

export interface Drop {
  readonly date: LocalDate;
  /** Absent in the month view, which shows no hours. */
  readonly span?: { readonly start: LocalTime; readonly minutes: number };
  readonly isResize: boolean;
  /** The professional whose lane it was dropped on, if there are lanes. */
  readonly professionalId?: number | undefined;
}

interface NewPlace {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly durationMinutes: DurationMinutes;
  /** Only if it is given to another professional. */
  readonly professionalId?: number;
}

/** The services and working hours of the professionals. */
export interface Attendance {
  readonly scheduleOf: (professionalId: number, serviceType: ServiceType) => Schedule;
  readonly canTake: (professionalId: number, appointment: AgendaAppointment) => boolean;
  /** Why the professional is absent that day; undefined if the calendar does not distinguish professionals. */
  readonly absenceOf: (professionalId: number, date: LocalDate) => string | undefined;
}

/** For clinics with one professional per service: a service's hours are its professional's. */
export const attendanceOf = (schedules: Schedules): Attendance => ({
  scheduleOf: (_, serviceType) => schedules[serviceType],
  canTake: () => true,
  absenceOf: () => undefined,
});

const attendantAt = (appointment: AgendaAppointment, { professionalId }: NewPlace): number =>
  professionalId ?? appointment.professionalId;

/** The appointment's day, time and length after the drop; undefined if nothing would change. */
export function placeAfterDrop(
  appointment: AgendaAppointment,
  { date, span, isResize, professionalId }: Drop,
  { scheduleOf }: Attendance,
): NewPlace | undefined {
  const before = appointment.durationMinutes > 60 ? 120 : 60;
  const durationMinutes = isResize && span ? lengthOf(span.minutes) : before;
  const other =
    professionalId === undefined || professionalId === appointment.professionalId
      ? undefined
      : { professionalId };
  const isMoved = span !== undefined && (other !== undefined || span.start !== appointment.time);
  const schedule = scheduleOf(professionalId ?? appointment.professionalId, appointment.serviceType);
  const time = isMoved ? snapToAgenda(schedule, date, span.start, 'nearest') : appointment.time;
  const isSame =
    !other && date === appointment.date && time === appointment.time && durationMinutes === before;
  return isSame ? undefined : { date, time, durationMinutes, ...other };
}

/** One or two hours, whichever is nearer. */
const lengthOf = (minutes: number): DurationMinutes => (minutes >= 90 ? 120 : 60);

type DropRefusal = Refusal | { readonly kind: 'NOT_THEIRS' };

/**
 * Why the appointment can't be there, as far as the client knows; the server may know more reasons.
 * @param all the appointments of the visible days.
 */
export function refusalAt(
  appointment: AgendaAppointment,
  next: NewPlace,
  all: readonly AgendaAppointment[],
  { scheduleOf, canTake }: Attendance,
): DropRefusal | undefined {
  const { date, time, durationMinutes } = next;
  const attendant = attendantAt(appointment, next);
  if (next.professionalId !== undefined && !canTake(attendant, appointment)) return { kind: 'NOT_THEIRS' };
  const others = all.filter(
    (other) =>
      other.id !== appointment.id &&
      other.date === date &&
      other.professionalId === attendant &&
      holdsTime(other.status) &&
      !other.overbooked &&
      !appointment.overbooked &&
      holdsTime(appointment.status),
  );
  const busySlots = new Set(
    others.flatMap((other) =>
      slotsOf({ startMinute: minutesOf(other.time), durationMinutes: other.durationMinutes }),
    ),
  );
  return checkStart(
    { date, startMinute: minutesOf(time), durationMinutes },
    { schedule: scheduleOf(attendant, appointment.serviceType), busySlots },
  );
}

export function sentenceOf(
  refusal: DropRefusal,
  appointment: AgendaAppointment,
  next: NewPlace,
  { absenceOf }: Attendance,
): string {
  if (refusal.kind === 'NOT_THEIRS') return FIELD_MESSAGES.otherProfessional;
  if (refusal.kind === 'TAKEN') return HOUR_TAKEN;
  const isAbsent = refusal.kind === 'DAY_OFF' || refusal.kind === 'CLOSED_WEEKDAY';
  const absence = isAbsent ? absenceOf(attendantAt(appointment, next), next.date) : undefined;
  return absence ?? refusalSentence(refusal, next.date);
}
