import { type ClinicClock, type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import dayjs from 'dayjs';

/**
 * react-big-calendar works with Date objects. These functions convert clinic days and times to Dates with the same
 * *local* fields, and back, so no time zone ever shifts them. They are computed from noon, because some days in Chile
 * have no midnight.
 */
const dateWithWall = (date: LocalDate, minutes: number): Date =>
  dayjs(`${date}T12:00`)
    .hour(Math.floor(minutes / 60))
    .minute(minutes % 60)
    .toDate();

export const dayOnWall = (date: LocalDate): Date => dateWithWall(date, 12 * 60);

export function spanOnWall(
  date: LocalDate,
  time: LocalTime,
  durationMinutes: number,
): { start: Date; end: Date } {
  const start = minutesOf(time);
  return { start: dateWithWall(date, start), end: dateWithWall(date, start + durationMinutes) };
}

/** A full hour of a day; 24 is the day's last minute, since the next midnight may not exist. */
export const hourOnWall = (date: LocalDate, hour: number): Date =>
  dateWithWall(date, Math.min(hour * 60, 24 * 60 - 1));

export const nowOnWall = ({ date, minutes }: ClinicClock): Date => dateWithWall(date, minutes);

/** The start of a day: one o'clock on a day without a midnight. */
export function startOfWallDay(wall: Date): Date {
  const start = new Date(wall);
  start.setHours(0, 0, 0, 0);
  return start;
}

export const dayOf = (wall: Date): LocalDate => dayjs(wall).format('YYYY-MM-DD');

export const timeOf = (wall: Date): LocalTime => dayjs(wall).format('HH:mm');

export const minutesBetween = (start: Date, end: Date): number => dayjs(end).diff(dayjs(start), 'minute');
