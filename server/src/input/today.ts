import type { LocalDate } from '#domain/clinic-time.js';

// Rules of an input class see nothing but the object; the day that some of them need is kept beside it.
const days = new WeakMap<object, LocalDate>();

export const setToday = (input: object, today: LocalDate): void => void days.set(input, today);

/** The clinic's today, for rules about the future. */
export function todayFor(input: object): LocalDate {
  const today = days.get(input);
  if (!today) throw new Error('this input has rules about the future: validate it through Inputs');
  return today;
}
