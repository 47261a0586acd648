import { addDays, type LocalDate, type LocalTime, minutesOf } from '../clinic-time.js';

/** How many weeks a treatment may set until the next visit. */
export const CONTROL_WEEKS = { least: 1, most: 52 } as const;

/** Offered at the end of a visit, whatever its treatment. */
const USUAL_WEEKS = [1, 2, 4, 6];

/** The intervals to offer for the next visit, in order, with the treatment's own. */
export const proposedWeeks = (ofTreatment: number | null): readonly number[] =>
  [...new Set([...USUAL_WEEKS, ...(ofTreatment === null ? [] : [ofTreatment])])].toSorted(
    (one, other) => one - other,
  );

/** The same weekday, that many weeks later. */
export const dateOfControl = (visit: LocalDate, weeks: number): LocalDate => addDays(visit, 7 * weeks);

/** The free start nearest to the wanted one, or the earlier of two; undefined if there are none. */
export const nearestStart = (free: readonly LocalTime[], wanted: LocalTime): LocalTime | undefined =>
  free.toSorted(
    (one, other) =>
      Math.abs(minutesOf(one) - minutesOf(wanted)) - Math.abs(minutesOf(other) - minutesOf(wanted)) ||
      minutesOf(one) - minutesOf(other),
  )[0];
