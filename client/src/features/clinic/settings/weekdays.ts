import { addDays, type Weekday, WEEKDAYS } from '#domain/clinic-time.js';
import { weekdayInWords, weekdayName } from '#domain/clinic-time.es.js';

export type DayField = `day${Weekday}`;
/** Each weekday has its own field, so that two users can change different days. */
export const dayField = (weekday: Weekday): DayField => `day${weekday}`;

const A_MONDAY = '2026-11-23';
export const dayName = (weekday: Weekday): string => weekdayName(addDays(A_MONDAY, weekday - 1));

/** 'Lunes', by field. */
export const DAY_LABELS = Object.fromEntries(
  WEEKDAYS.map((weekday) => [dayField(weekday), weekdayInWords(weekday)]),
) as Record<DayField, string>;
