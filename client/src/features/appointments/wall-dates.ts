import { type ClinicClock, type LocalDate, type LocalTime, minutesOf, timeAt } from '#domain/clinic-time.js';

/**
 * react-big-calendar draws the browser's own Dates. Here days and hours of the clinic's wall become Dates whose
 * *local* fields read the same, and back: no zone ever shifts them. Nothing else of the client builds a Date.
 */
function dateWithWall(date: LocalDate, minutes: number): Date {
  return new Date(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)) - 1,
    Number(date.slice(8)),
    Math.floor(minutes / 60),
    minutes % 60,
  );
}

/** A day, at noon: in Chile there are days without a midnight. */
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

/** The day that a Date of the calendar stands for. */
export function dayOf(wall: Date): LocalDate {
  const year = String(wall.getFullYear()).padStart(4, '0');
  const month = String(wall.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(wall.getDate()).padStart(2, '0')}`;
}

/** The hour that a Date of the calendar stands for. */
export const timeOf = (wall: Date): LocalTime => timeAt(wall.getHours() * 60 + wall.getMinutes());
