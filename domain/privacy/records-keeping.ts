import { type LocalDate, isLocalDate } from '../clinic-time.js';

/** Ley 20.584, article 13, and Decreto 41 of 2012, article 11: from the last entry of information. */
export const RECORDS_KEPT_YEARS = 15;

/** The last day on which the law requires keeping the records. For 29 February, 1 March if that year has none. */
export function recordsKeptUntil(lastEntry: LocalDate): LocalDate {
  const year = String(Number(lastEntry.slice(0, 4)) + RECORDS_KEPT_YEARS);
  const sameDay = `${year}${lastEntry.slice(4)}`;
  return isLocalDate(sameDay) ? sameDay : `${year}-03-01`;
}

export const mayDeleteRecords = (lastEntry: LocalDate, today: LocalDate): boolean =>
  today > recordsKeptUntil(lastEntry);
