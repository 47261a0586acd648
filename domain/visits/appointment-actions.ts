import type { AppointmentStatus, TimeSpan } from '../agenda/appointment.js';
import type { ClinicClock, LocalDate } from '../clinic-time.js';
import type { Attendance } from './attendance.js';

/** Actions on an appointment. `VISIT` goes to a visit that has begun; `ATTEND` begins it. */
export const APPOINTMENT_ACTIONS = [
  'CONFIRM',
  'ARRIVE',
  'ATTEND',
  'VISIT',
  'COMPLETE',
  'NO_SHOW',
  'RECORD',
  'REBOOK',
  'RESCHEDULE',
  'CALL',
  'WHATSAPP',
  'RECORDS',
  'CANCEL',
] as const;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[number];

/** The actions that need the right to change appointments. */
const CHANGES_AGENDA: ReadonlySet<AppointmentAction> = new Set([
  'CONFIRM',
  'ARRIVE',
  'COMPLETE',
  'NO_SHOW',
  'REBOOK',
  'RESCHEDULE',
  'CANCEL',
]);

/** How many actions stand beside the main one. */
export const MOST_BESIDE = 4;

interface Acted extends TimeSpan {
  readonly status: AppointmentStatus;
  readonly date: LocalDate;
  readonly attendance: Attendance | null;
  readonly hasRecord: boolean;
  readonly hasPhone: boolean;
  readonly hasWhatsapp: boolean;
}

/** The stage of an appointment, which decides the next action. */
type Stage = 'GONE' | 'DONE' | 'IN_CARE' | 'ARRIVED' | 'PAST' | 'TODAY' | 'BOOKED' | 'CONFIRMED';

/** By likelihood: the first possible one is the main action, unless the stage waits for nothing. */
const WANTED: Readonly<Record<Stage, readonly AppointmentAction[]>> = {
  GONE: ['REBOOK', 'CALL', 'WHATSAPP', 'RECORDS'],
  DONE: ['RECORD', 'REBOOK', 'CALL', 'WHATSAPP', 'RECORDS'],
  IN_CARE: ['VISIT', 'COMPLETE', 'RECORDS', 'CALL'],
  ARRIVED: ['ATTEND', 'COMPLETE', 'NO_SHOW', 'RECORDS', 'CALL'],
  PAST: ['COMPLETE', 'NO_SHOW', 'ATTEND', 'CALL', 'WHATSAPP'],
  TODAY: ['ARRIVE', 'NO_SHOW', 'ATTEND', 'CALL', 'RESCHEDULE'],
  BOOKED: ['CONFIRM', 'RESCHEDULE', 'CALL', 'WHATSAPP', 'CANCEL'],
  CONFIRMED: ['RESCHEDULE', 'CALL', 'WHATSAPP', 'CANCEL'],
};
const WITHOUT_MAIN: ReadonlySet<Stage> = new Set(['CONFIRMED']);

export interface ArrangedActions {
  /** Undefined if there is nothing to do but wait. */
  readonly main: AppointmentAction | undefined;
  /** Further buttons, at most `MOST_BESIDE`. */
  readonly beside: readonly AppointmentAction[];
  /** The others that are possible, for a menu. */
  readonly rest: readonly AppointmentAction[];
}

/**
 * @param treats whether the user may write records.
 * @param books whether the user may change appointments.
 */
export function appointmentActions(
  appointment: Acted,
  now: ClinicClock,
  treats: boolean,
  books: boolean,
): ArrangedActions {
  const possible = APPOINTMENT_ACTIONS.filter(
    (action) => (books || !CHANGES_AGENDA.has(action)) && isPossible(action, appointment, treats),
  );
  const stage = stageOf(appointment, now);
  const wanted = WANTED[stage].filter((action) => possible.includes(action));
  // A completed appointment without a record has no next step: another one is only a possibility.
  const hasMain = !WITHOUT_MAIN.has(stage) && !(stage === 'DONE' && wanted[0] !== 'RECORD');
  const main = hasMain ? wanted[0] : undefined;
  const beside = wanted.slice(main ? 1 : 0).slice(0, MOST_BESIDE);
  return {
    main,
    beside,
    rest: possible.filter((action) => action !== main && !beside.includes(action)),
  };
}

function stageOf({ status, date, attendance, startMinute, durationMinutes }: Acted, now: ClinicClock): Stage {
  if (status === 'CANCELLED' || attendance === 'NO_SHOW') return 'GONE';
  if (status === 'COMPLETED') return 'DONE';
  if (attendance === 'IN_CARE') return 'IN_CARE';
  if (attendance === 'ARRIVED') return 'ARRIVED';
  if (date < now.date || (date === now.date && startMinute + durationMinutes <= now.minutes)) return 'PAST';
  if (date === now.date) return 'TODAY';
  return status === 'BOOKED' ? 'BOOKED' : 'CONFIRMED';
}

function isPossible(action: AppointmentAction, appointment: Acted, treats: boolean): boolean {
  const { status, attendance, hasRecord, hasPhone, hasWhatsapp } = appointment;
  const isOpen = status === 'BOOKED' || status === 'CONFIRMED';
  const hasCome = attendance === 'ARRIVED' || attendance === 'IN_CARE';
  switch (action) {
    case 'CONFIRM':
      return status !== 'CONFIRMED';
    case 'ARRIVE':
      return status !== 'CANCELLED' && !hasCome;
    case 'ATTEND':
      return isOpen && treats && !hasRecord && attendance !== 'IN_CARE';
    case 'VISIT':
      return isOpen && treats && !hasRecord && attendance === 'IN_CARE';
    case 'COMPLETE':
      return status !== 'COMPLETED';
    case 'NO_SHOW':
      return isOpen && attendance !== 'NO_SHOW';
    case 'RECORD':
      return status !== 'CANCELLED' && treats && hasRecord;
    case 'REBOOK':
      return status === 'CANCELLED' || status === 'COMPLETED' || attendance === 'NO_SHOW';
    case 'RESCHEDULE':
      return isOpen;
    case 'CALL':
      return hasPhone;
    case 'WHATSAPP':
      return hasWhatsapp;
    case 'RECORDS':
      return treats;
    case 'CANCEL':
      return status !== 'CANCELLED';
  }
}
