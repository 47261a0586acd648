import type { LocalDate } from '#domain/clinic-time.js';

// class-validator passes only the object to rules, so the current day is kept in a map beside it.
const days = new WeakMap<object, LocalDate>();

export const setToday = (input: object, today: LocalDate): void => void days.set(input, today);

export function todayFor(input: object): LocalDate {
  const today = days.get(input);
  if (!today) throw new Error('this input has rules about the future: validate it through Inputs');
  return today;
}
