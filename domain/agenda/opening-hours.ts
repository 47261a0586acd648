import { SLOT_MINUTES } from './appointment.js';
import type { Weekday } from '../clinic-time.js';
import type { OpeningHours, WeeklyHours } from '../schedule.js';
import { MIN_MINUTES } from './appointment.js';

export interface WeekdayHours extends OpeningHours {
  readonly weekday: Weekday;
}

/** @param rows sorted by time within each weekday. */
export function byWeekday(rows: readonly WeekdayHours[]): WeeklyHours {
  const hours: Partial<Record<Weekday, OpeningHours[]>> = {};
  for (const { weekday, opensAt, closesAt } of rows) (hours[weekday] ??= []).push({ opensAt, closesAt });
  return hours;
}

/** Keys of `FIELD_MESSAGES`. */
export type HoursFault = 'openingSlot' | 'openingOrder' | 'hoursOverlap';

/** The fault in the hours of one weekday; at least one appointment must fit into each stretch. */
export function hoursFault(stretches: readonly OpeningHours[]): HoursFault | undefined {
  const isOffSlots = (minute: number): boolean => minute % SLOT_MINUTES !== 0;
  const sorted = stretches.toSorted((one, other) => one.opensAt - other.opensAt);
  if (sorted.some(({ opensAt, closesAt }) => isOffSlots(opensAt) || isOffSlots(closesAt)))
    return 'openingSlot';
  if (sorted.some(({ opensAt, closesAt }) => opensAt + MIN_MINUTES > closesAt)) return 'openingOrder';
  const overlaps = sorted.some(({ opensAt }, index) => opensAt < (sorted[index - 1]?.closesAt ?? 0));
  return overlaps ? 'hoursOverlap' : undefined;
}
