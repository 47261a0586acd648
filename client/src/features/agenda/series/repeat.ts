import type { LocalDate } from '#domain/clinic-time.js';

/** How a new appointment is repeated. */
export interface Repeat {
  readonly everyWeeks: number;
  readonly times: number;
  /** Days that the user deselected. */
  readonly left: readonly LocalDate[];
  /** The days to book; undefined until the bookable ones are known. */
  readonly dates: readonly LocalDate[] | undefined;
}

export const FIRST_REPEAT: Repeat = { everyWeeks: 5, times: 5, left: [], dates: undefined };
