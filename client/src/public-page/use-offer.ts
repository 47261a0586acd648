import type { ChoosingScreen, OfferedHours } from '#domain/booking/public-page.js';
import { type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchGraphql } from '../calls/fetch-graphql';
import { AvailabilityOperation } from './booking.fetch.generated';

export interface Offer extends OfferedHours {
  readonly isLoading: boolean;
  /** The request failed, so no hours are shown. */
  readonly hasFailed: boolean;
  /** Requests again, while the current data stay visible. */
  readonly reload: () => void;
}

interface Answer {
  readonly date: LocalDate;
  /** Absent if the request failed. */
  readonly offer?: OfferedHours;
}

/** The free hours of a day: those that came with the page, requested again whenever the visitor comes back to it. */
export function useOffer({ address, offer }: ChoosingScreen, date: LocalDate): Offer {
  const [answer, setAnswer] = useState<Answer>({ date: address.date, offer });
  const asking = useRef<AbortController>(undefined);

  const reload = useCallback(() => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    fetchGraphql(AvailabilityOperation, { date }, { signal }).then(
      ({ availability }) => {
        if (!signal.aborted) setAnswer({ date, offer: availability });
      },
      () => {
        if (!signal.aborted) setAnswer((last) => (last.date === date && last.offer ? last : { date }));
      },
    );
  }, [date]);

  const isKnown = answer.date === date;
  useEffect(() => {
    if (!isKnown) reload();
  }, [isKnown, reload]);
  useEffect(() => () => asking.current?.abort(), []);
  useWhenBack(reload);

  const known = isKnown ? answer.offer : undefined;
  const isSameWeek = startOfWeek(answer.date) === startOfWeek(date);
  return {
    isLoading: !isKnown,
    hasFailed: isKnown && !known,
    freeStarts: known?.freeStarts ?? [],
    week: isSameWeek ? (answer.offer?.week ?? []) : [],
    nextFreeDate: known?.nextFreeDate,
    firstFree: answer.offer?.firstFree,
    reload,
  };
}

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
