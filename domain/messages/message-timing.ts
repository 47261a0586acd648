import { addDays, type ClinicClock, daysBetween, type LocalDate } from '../clinic-time.js';
import { type AnnouncedAppointment, reasonNotToNotify } from './message.js';

/** Phones ring, so nothing is sent automatically before this time, in minutes since the clinic's midnight. */
export const QUIET_UNTIL = 8 * 60;
/** Messages are held from this minute of the day on. */
export const QUIET_FROM = 21 * 60;

export const isQuiet = ({ minutes }: ClinicClock): boolean => minutes < QUIET_UNTIL || minutes >= QUIET_FROM;

/** The first time from now on outside quiet hours. */
export function afterQuietHours(now: ClinicClock): ClinicClock {
  if (!isQuiet(now)) return now;
  return now.minutes < QUIET_UNTIL
    ? { date: now.date, minutes: QUIET_UNTIL }
    : { date: addDays(now.date, 1), minutes: QUIET_UNTIL };
}

/** Minutes of clinic time between two moments. */
export const wallMinutes = (from: ClinicClock, to: ClinicClock): number =>
  daysBetween(from.date, to.date) * 1_440 + to.minutes - from.minutes;

/** The day before the appointment, at the clinic's reminder time. */
export const reminderDueAt = (date: LocalDate, reminderMinute: number): ClinicClock => ({
  date: addDays(date, -1),
  minutes: reminderMinute,
});

export interface RemindedAppointment extends AnnouncedAppointment {
  /** The day it was booked, in the clinic's time zone. */
  readonly bookedOn: LocalDate;
}

/**
 * Whether the reminder should be sent now: any time from its due time until the appointment, which makes up
 * for late bookings and outages. Never at night, and never to a patient who booked on the same day.
 */
export function isReminderDue(
  appointment: RemindedAppointment,
  reminderMinute: number,
  now: ClinicClock,
): boolean {
  if (reasonNotToNotify(appointment, now) || isQuiet(now) || appointment.bookedOn >= appointment.date)
    return false;
  return wallMinutes(reminderDueAt(appointment.date, reminderMinute), now) >= 0;
}

/** In minutes. A run that an outage stopped continues within it, otherwise on the next day. */
const CONTROL_MESSAGES_TAKE = 60;

/** Whether messages about controls that are due are written now. */
export const isControlHour = (controlMinute: number, now: ClinicClock): boolean =>
  !isQuiet(now) && now.minutes >= controlMinute && now.minutes < controlMinute + CONTROL_MESSAGES_TAKE;

/** The earliest time to send a message about an appointment automatically; undefined if that would be too late. */
export function sendableFrom(appointment: AnnouncedAppointment, now: ClinicClock): ClinicClock | undefined {
  const from = afterQuietHours(now);
  return reasonNotToNotify(appointment, from) ? undefined : from;
}
