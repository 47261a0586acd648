import { type ClinicClock, type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import dayjs from 'dayjs';

/**
 * react-big-calendar draws the browser's own Dates. Here days and hours of the clinic's wall become Dates whose
 * *local* fields read the same, and back: no zone ever shifts them. They start from noon, because in Chile there
 * are days without a midnight.
 */
const dateWithWall = (date: LocalDate, minutes: number): Date =>
  dayjs(`${date}T12:00`)
    .hour(Math.floor(minutes / 60))
    .minute(minutes % 60)
    .toDate();

/** A day. */
export const dayOnWall = (date: LocalDate): Date => dateWithWall(date, 12 * 60);

/** When an appointment starts and ends. */
export function spanOnWall(
  date: LocalDate,
  time: LocalTime,
  durationMinutes: number,
): { start: Date; end: Date } {
  const start = minutesOf(time);
  return { start: dateWithWall(date, start), end: dateWithWall(date, start + durationMinutes) };
}

/** A full hour of a day; 24 is the day's last minute, for the next midnight may not exist. */
export const hourOnWall = (date: LocalDate, hour: number): Date =>
  dateWithWall(date, Math.min(hour * 60, 24 * 60 - 1));

/** Now, as the clinic's wall shows it. */
export const nowOnWall = ({ date, minutes }: ClinicClock): Date => dateWithWall(date, minutes);

/** A day's first moment: one o'clock on a day without a midnight. */
export function startOfWallDay(wall: Date): Date {
  const start = new Date(wall);
  start.setHours(0, 0, 0, 0);
  return start;
}

/** The day that a Date of the calendar stands for. */
export const dayOf = (wall: Date): LocalDate => dayjs(wall).format('YYYY-MM-DD');

/** The hour that a Date of the calendar stands for. */
export const timeOf = (wall: Date): LocalTime => dayjs(wall).format('HH:mm');

/** From one Date of the calendar to another, on the wall. */
export const minutesBetween = (start: Date, end: Date): number => dayjs(end).diff(dayjs(start), 'minute');
