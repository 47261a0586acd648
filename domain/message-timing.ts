import { addDays, type ClinicClock, daysBetween, type LocalDate } from './clinic-time.js';
import { type AnnouncedAppointment, silenceOf } from './message.js';

/** WhatsApp rings: nothing goes out by itself before this hour of the clinic's, in minutes since midnight. */
export const QUIET_UNTIL = 8 * 60;
/** And nothing from this hour on. */
export const QUIET_FROM = 21 * 60;

/** Whether a message that nobody asked for would come at night. */
export const isQuiet = ({ minutes }: ClinicClock): boolean => minutes < QUIET_UNTIL || minutes >= QUIET_FROM;

/** The first moment from now on that is not at night. */
export function nextAudible(now: ClinicClock): ClinicClock {
  if (!isQuiet(now)) return now;
  return now.minutes < QUIET_UNTIL
    ? { date: now.date, minutes: QUIET_UNTIL }
    : { date: addDays(now.date, 1), minutes: QUIET_UNTIL };
}

/** Minutes on the wall from one moment to another. */
export const wallMinutes = (from: ClinicClock, to: ClinicClock): number =>
  daysBetween(from.date, to.date) * 1_440 + to.minutes - from.minutes;

/** When an appointment's reminder goes out: the day before, at the clinic's hour. */
export const reminderDueAt = (date: LocalDate, reminderMinute: number): ClinicClock => ({
  date: addDays(date, -1),
  minutes: reminderMinute,
});

/** What decides whether a reminder is due. */
export interface RemindedAppointment extends AnnouncedAppointment {
  /** The clinic's day on which it was made. */
  readonly bookedOn: LocalDate;
}

/**
 * Whether an appointment's reminder goes out now: from its hour of the day before on, so that one that was booked later,
 * or while nobody could send, is made up for; but not at night, and not to whoever booked on the very day.
 */
export function isReminderDue(
  appointment: RemindedAppointment,
  reminderMinute: number,
  now: ClinicClock,
): boolean {
  if (silenceOf(appointment, now) || isQuiet(now) || appointment.bookedOn >= appointment.date) return false;
  return wallMinutes(reminderDueAt(appointment.date, reminderMinute), now) >= 0;
}

/** When a message about an appointment may go out by itself; undefined where that would be too late. */
export function sendableFrom(appointment: AnnouncedAppointment, now: ClinicClock): ClinicClock | undefined {
  const from = nextAudible(now);
  return silenceOf(appointment, from) ? undefined : from;
}
