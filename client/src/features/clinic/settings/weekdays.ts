import { type Weekday, WEEKDAYS } from '#domain/clinic-time.js';
import { weekdayInWords } from '#domain/clinic-time.es.js';

export type DayField = `day${Weekday}`;
/** Each weekday has its own field, so that two users can change different days. */
export const dayField = (weekday: Weekday): DayField => `day${weekday}`;

/** 'Lunes', by field. */
export const DAY_LABELS = Object.fromEntries(
  WEEKDAYS.map((weekday) => [dayField(weekday), weekdayInWords(weekday)]),
) as Record<DayField, string>;
