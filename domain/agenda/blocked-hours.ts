import { SLOT_MINUTES, type TimeSpan } from './appointment.js';

const DAY_MINUTES = 24 * 60;

export type BlockFault =
  | { readonly field: 'time'; readonly kind: 'OFF_HALF_HOURS' }
  | { readonly field: 'durationMinutes'; readonly kind: 'OFF_HALF_HOURS' | 'TOO_SHORT' | 'PAST_MIDNIGHT' };

/** Any number of half hours of one day can be blocked. */
export function blockFault({ startMinute, durationMinutes }: TimeSpan): BlockFault | undefined {
  if (startMinute % SLOT_MINUTES !== 0) return { field: 'time', kind: 'OFF_HALF_HOURS' };
  if (durationMinutes < SLOT_MINUTES) return { field: 'durationMinutes', kind: 'TOO_SHORT' };
  if (durationMinutes % SLOT_MINUTES !== 0) return { field: 'durationMinutes', kind: 'OFF_HALF_HOURS' };
  if (startMinute + durationMinutes > DAY_MINUTES) return { field: 'durationMinutes', kind: 'PAST_MIDNIGHT' };
  return undefined;
}
