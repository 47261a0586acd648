import { ACTOR_CHANNELS } from '../access/log/actor-channel.js';
import { instantOf, type LocalDate, parseInstant } from '../clinic-time.js';
import type { AppointmentStatus } from './appointment.js';

/** The channel of a change. `LINK`: the appointment's owner used their personal link. */
export const CHANGE_CHANNELS = [...ACTOR_CHANNELS, 'LINK'] as const;
export type ChangeChannel = (typeof CHANGE_CHANNELS)[number];

interface Start {
  readonly date: LocalDate;
  readonly startMinute: number;
}

interface StatusChange {
  /** ISO 8601. */
  readonly at: string;
  readonly channel: ChangeChannel;
  readonly before: (Start & { readonly status: AppointmentStatus }) | null;
  readonly after: { readonly status: AppointmentStatus } | null;
}

/**
 * How early the holder of its link cancelled an appointment; undefined for any other change.
 * @param deadlineHours a later cancellation is late.
 */
export function cancellationNotice(
  { at, channel, before, after }: StatusChange,
  timeZone: string,
  deadlineHours: number,
): { readonly minutes: number; readonly isLate: boolean } | undefined {
  if (channel !== 'LINK' || !before || before.status === 'CANCELLED' || after?.status !== 'CANCELLED')
    return undefined;
  const start = instantOf({ date: before.date, minutes: before.startMinute }, timeZone);
  const minutes = Math.floor((start.getTime() - parseInstant(at).getTime()) / 60_000);
  return { minutes, isLate: minutes <= deadlineHours * 60 };
}
