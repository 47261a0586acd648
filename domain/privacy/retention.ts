import { addDays, type ClinicClock, isLocalDate, type LocalDate } from '../clinic-time.js';

/** After how many months something is removed by itself; null: never. */
export interface RetentionMonths {
  /** Words and recipients of messages. */
  readonly messageMonths: number | null;
  readonly securityLogMonths: number | null;
  /** Patients whom the booking page made and who never came. */
  readonly visitorMonths: number | null;
}
export type RetentionField = keyof RetentionMonths;

/** Both included. */
export const RETENTION_BOUNDS = {
  messageMonths: { least: 1, most: 120 },
  // The database keeps the security log for 12 months.
  securityLogMonths: { least: 12, most: 120 },
  visitorMonths: { least: 6, most: 120 },
} as const satisfies Readonly<Record<RetentionField, { readonly least: number; readonly most: number }>>;

/** After the usual time of the nightly backup, which so has once more what goes. */
const NIGHT_FROM = 4 * 60;

/** The night that a removal belongs to: it lasts a day, so that whoever was off at that hour makes up for it later. */
export const retentionNight = ({ date, minutes }: ClinicClock): LocalDate =>
  minutes < NIGHT_FROM ? addDays(date, -1) : date;

/** The same day of an earlier month, or that month's last day where it has none. */
export function monthsBefore(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) - months;
  const earlier = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  for (let last = Number(day.slice(8)); ; last -= 1) {
    const found = `${earlier}-${String(last).padStart(2, '0')}`;
    if (isLocalDate(found)) return found;
  }
}

/** What is of an earlier day than this one is due, so that nothing goes before its months are over; null: nothing is. */
export const dueBefore = (months: number | null, today: LocalDate): LocalDate | null =>
  months === null ? null : monthsBefore(today, months);
