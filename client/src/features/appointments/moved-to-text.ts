import { movedTo } from '#domain/appointment.es.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';

interface Place {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** Where a change moved an appointment; undefined if it stayed. */
export const movedToText = (before: Place, after: Place, today: LocalDate): string | undefined =>
  before.date === after.date && before.time === after.time ? undefined : movedTo(after, today);
