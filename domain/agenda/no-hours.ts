import { MIN_MINUTES } from './appointment.js';
import type { LocalDate } from '../clinic-time.js';
import {
  agendaStarts,
  freeStarts,
  isPast,
  type Refusal,
  type Schedule,
  type StartContext,
  startRefusals,
} from '../schedule.js';

/** Why none of a day's hours can be chosen. */
export const NO_HOURS = ['CLOSED', 'OVER', 'UNATTENDED', 'TOO_SOON', 'TOO_FAR', 'TOO_SHORT', 'FULL'] as const;
export type NoHours = (typeof NO_HOURS)[number];

export interface DayWithoutHours {
  readonly isClosed: boolean;
  /** Whether its last hour has passed. */
  readonly isOver: boolean;
  /** Whether a possible professional works that day. */
  readonly isAttended: boolean;
  /** The limit for visitors that excludes all remaining hours, if one does. */
  readonly limit?: 'TOO_SOON' | 'TOO_FAR' | undefined;
  /** Whether an hour is free, though perhaps not two in a row. */
  readonly hasFreeHour: boolean;
}

/** The reason to give, for staff and visitors alike. */
export function reasonForNoHours(durationMinutes: number, day: DayWithoutHours): NoHours {
  if (day.isClosed) return 'CLOSED';
  if (day.isOver) return 'OVER';
  if (!day.isAttended) return 'UNATTENDED';
  if (day.limit) return day.limit;
  return durationMinutes > MIN_MINUTES && day.hasFreeHour ? 'TOO_SHORT' : 'FULL';
}

/**
 * The reason why a day has no free start; undefined if it has one.
 * @param possible the professionals who can be asked for.
 * @param all the schedules of everyone who provides the service.
 */
export function whyNoHours(
  date: LocalDate,
  durationMinutes: number,
  possible: readonly StartContext[],
  all: readonly Schedule[],
): NoHours | undefined {
  const kinds = new Set<Refusal['kind'] | undefined>(
    possible.flatMap((context) =>
      startRefusals(date, durationMinutes, context).map((refusal) => refusal?.kind),
    ),
  );
  if (kinds.has(undefined)) return undefined;
  const starts = all.flatMap((schedule) => agendaStarts(schedule, date));
  const isAttended = kinds.size > 0;
  const now = possible[0]?.now;
  return reasonForNoHours(durationMinutes, {
    isClosed: starts.length === 0,
    isOver: isAttended
      ? kinds.size === 1 && kinds.has('PAST')
      : now !== undefined && starts.every((start) => isPast(date, start, now)),
    isAttended,
    limit: limitOf(kinds),
    hasFreeHour: possible.some((context) => freeStarts(date, MIN_MINUTES, context).length > 0),
  });
}

function limitOf(kinds: ReadonlySet<Refusal['kind'] | undefined>): DayWithoutHours['limit'] {
  if (kinds.has('TAKEN') || kinds.has('SECOND_HOUR_OFF')) return undefined;
  return (['TOO_SOON', 'TOO_FAR'] as const).find((kind) => kinds.has(kind));
}

/** Whether an hour of the day can become free, so that it makes sense to wait for one. */
export const canBeFreed = (whyNone: NoHours | null | undefined): boolean =>
  !whyNone || whyNone === 'FULL' || whyNone === 'TOO_SHORT';
