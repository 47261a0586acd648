import { type LocalDate, type LocalTime, startOfWeek } from '#domain/clinic-time.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchGraphql } from '../../calls/fetch-graphql';
import { AvailabilityOperation, type AvailabilityQuery } from './booking.fetch.generated';

export interface DayAvailability {
  readonly isLoading: boolean;
  /** The request failed, so no times are shown. */
  readonly hasFailed: boolean;
  readonly freeStarts: readonly LocalTime[];
  /** How many free times each day of the week has; empty until loaded. */
  readonly freeCounts: ReadonlyMap<LocalDate, number>;
  readonly nextFreeDate: LocalDate | undefined;
  /** Requests again, while the current data stay visible. */
  readonly reload: () => void;
}

interface Answer {
  readonly date: LocalDate;
  /** Absent if the request failed. */
  readonly availability?: AvailabilityQuery['availability'];
}

const NO_COUNTS: ReadonlyMap<LocalDate, number> = new Map();

/** The free times of a day, requested again whenever the visitor comes back to the page. */
export function useAvailability(date: LocalDate): DayAvailability {
  const [answer, setAnswer] = useState<Answer>();
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback(async () => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    try {
      const { availability } = await fetchGraphql(AvailabilityOperation, { date }, { signal });
      if (!signal.aborted) setAnswer({ date, availability });
    } catch {
      if (!signal.aborted) setAnswer((last) => (last?.date === date && last.availability ? last : { date }));
    }
  }, [date]);
  const reload = useCallback(() => void ask(), [ask]);

  useEffect(() => {
    reload();
    return () => asking.current?.abort();
  }, [reload]);
  useWhenBack(reload);

  const known = answer?.date === date ? answer.availability : undefined;
  const isSameWeek = answer !== undefined && startOfWeek(answer.date) === startOfWeek(date);
  return {
    isLoading: answer?.date !== date,
    hasFailed: answer?.date === date && !known,
    freeStarts: known?.freeStarts ?? [],
    freeCounts: isSameWeek ? countsOf(answer) : NO_COUNTS,
    nextFreeDate: known?.nextFreeDate ?? undefined,
    reload,
  };
}

const countsOf = ({ availability }: Answer): ReadonlyMap<LocalDate, number> =>
  new Map(availability?.week.map(({ date, freeCount }) => [date, freeCount]));

/** Calls back when the page becomes visible again. */
function useWhenBack(callback: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') callback();
    };
    window.addEventListener('focus', callback);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('focus', callback);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [callback]);
}
