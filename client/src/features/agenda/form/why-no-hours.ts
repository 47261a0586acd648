import { type DayWithoutHours, reasonForNoHours } from '#domain/agenda/no-hours.js';
import { noHoursSentence } from '#domain/agenda/no-hours.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { refusalSentence } from '#domain/schedule.es.js';
import type { Refusal } from '#domain/schedule.js';

interface AskedDay {
  readonly date: LocalDate;
  readonly durationMinutes: number;
  /** Null or absent: any professional. */
  readonly professional?: { readonly name: string } | null | undefined;
  readonly treatment: string | undefined;
}

interface KnownDay extends Omit<DayWithoutHours, 'isClosed' | 'limit'> {
  /** Why the clinic is closed; undefined if it is open. */
  readonly closed: Refusal | undefined;
}

/** Whether today's hours are over. A day without hours is a day off, at any time. */
export const haveAllPassed = (starts: readonly number[], now: number): boolean =>
  starts.length > 0 && starts.every((start) => start <= now);

/** Why none of a day's hours can be chosen. */
export function whyNoHours(asked: AskedDay, day: KnownDay): string {
  const { date, durationMinutes, professional, treatment } = asked;
  if (day.closed) return refusalSentence(day.closed, date);
  const why = reasonForNoHours(durationMinutes, { ...day, isClosed: false });
  return noHoursSentence(why, { professionalName: professional?.name, treatment });
}
