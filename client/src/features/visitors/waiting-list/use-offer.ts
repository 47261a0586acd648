import { weeksShown } from '#domain/visitors/booking/address.js';
import { type Choice, choiceOf, hoursFor } from '#domain/visitors/booking/choices.js';
import type { ChoosingScreen, OfferedHours } from '#domain/visitors/booking/public-page.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ServerError } from '../../../calls/call-errors';
import { fetchGraphql } from '../../../calls/fetch-graphql';
import {
  type AvailabilityQueryVariables as Question,
  AvailabilityOperation,
} from '../booking/booking.fetch.generated';

export interface Offer extends OfferedHours {
  readonly isLoading: boolean;
  /** Whether another choice is loading, for which the current data are not valid. */
  readonly isOtherChoice: boolean;
  readonly hasFailed: boolean;
  /** The server's own words, if it has too many visitors. */
  readonly failure: string | undefined;
  /** Requests again, while the current data stay visible. */
  readonly reload: () => void;
}

interface Answer {
  readonly to: Question;
  /** Absent if the request failed. */
  readonly offer?: OfferedHours;
  readonly failure?: string | undefined;
}

/** The page's question about a day. */
export const questionOf = (date: LocalDate, today: LocalDate, choice: Choice): Question => ({
  date,
  weeks: weeksShown(date, today),
  ...hoursFor(choice),
});

/** A day's free hours for a choice: first those sent with the page, refetched whenever the visitor comes back to it. */
export function useOffer({ address, now, treatments, offer }: ChoosingScreen, question: Question): Offer {
  const [answer, setAnswer] = useState<Answer>(() => ({
    to: questionOf(address.date, now.date, choiceOf(address, treatments)),
    offer,
  }));
  const asking = useRef<AbortController>(undefined);

  const words = JSON.stringify(question);
  const reload = useCallback(() => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const to = JSON.parse(words) as Question;
    fetchGraphql(AvailabilityOperation, to, { signal }).then(
      ({ availability }) => {
        if (!signal.aborted) setAnswer({ to, offer: availability });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const failure = crowdedSentence(error);
        setAnswer((last) => (isSame(last.to, to) && last.offer ? last : { to, failure }));
      },
    );
  }, [words]);

  const isKnown = isSame(answer.to, question);
  useEffect(() => {
    if (!isKnown) reload();
  }, [isKnown, reload]);
  useEffect(() => () => asking.current?.abort(), []);
  useWhenBack(reload);

  const known = isKnown ? answer.offer : undefined;
  const { date, weeks } = question;
  const isSameChoice = isSame({ ...answer.to, date, weeks }, question);
  return {
    isLoading: !isKnown,
    isOtherChoice: !isSameChoice,
    hasFailed: isKnown && !known,
    failure: isKnown ? answer.failure : undefined,
    freeStarts: known?.freeStarts ?? [],
    week: isSameChoice ? (answer.offer?.week ?? []) : [],
    nextFreeDate: known?.nextFreeDate,
    firstFree: isSameChoice ? answer.offer?.firstFree : undefined,
    reload,
  };
}

const crowdedSentence = (error: unknown): string | undefined =>
  error instanceof ServerError && error.code === 'OVERLOADED' ? error.sentence : undefined;

const isSame = (one: Question, other: Question): boolean => JSON.stringify(one) === JSON.stringify(other);

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
