import { addDays, type ClinicClock, isLocalDate, type LocalDate } from '../clinic-time.js';

/** After how many months data are removed automatically; null: never. */
export interface RetentionMonths {
  /** Texts and recipients of messages. */
  readonly messageMonths: number | null;
  readonly securityLogMonths: number | null;
  /** Patients created by the booking page who never came. */
  readonly visitorMonths: number | null;
}
export type RetentionField = keyof RetentionMonths;

/** Inclusive. */
export const RETENTION_BOUNDS = {
  messageMonths: { least: 1, most: 120 },
  // The database keeps the security log for 12 months.
  securityLogMonths: { least: 12, most: 120 },
  visitorMonths: { least: 6, most: 120 },
} as const satisfies Readonly<Record<RetentionField, { readonly least: number; readonly most: number }>>;

/** After the default time of the nightly backup, which therefore still contains the removed data. */
const NIGHT_FROM = 4 * 60;

/** The night of a removal. It lasts a day, so a server that was off at that hour can catch up later. */
export const retentionNight = ({ date, minutes }: ClinicClock): LocalDate =>
  minutes < NIGHT_FROM ? addDays(date, -1) : date;

/** The same day of an earlier month, or that month's last day if it is shorter. */
export function monthsBefore(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) - months;
  const earlier = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  for (let last = Number(day.slice(8)); ; last -= 1) {
    const found = `${earlier}-${String(last).padStart(2, '0')}`;
    if (isLocalDate(found)) return found;
  }
}

/** Data from before this day are removed, but never before their months are over; null: nothing is removed. */
export const dueBefore = (months: number | null, today: LocalDate): LocalDate | null =>
  months === null ? null : monthsBefore(today, months);
