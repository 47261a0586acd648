import { type BookingAddress, queryOf, readAddress } from '#domain/booking/address.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { useCallback, useEffect, useState } from 'react';

/**
 * What the visitor looks at, kept in the browser's address: for links, reloads and the way back. Another day or part of
 * the day is a step that the back button undoes; another hour is none.
 */
export function useAddress(
  initial: BookingAddress,
  today: LocalDate,
): readonly [BookingAddress, (change: Partial<BookingAddress>) => void] {
  const [address, setAddress] = useState(initial);

  useEffect(() => {
    const onBack = () => {
      const query = Object.fromEntries(new URLSearchParams(location.search));
      setAddress(readAddress(query, today, initial.date));
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [initial.date, today]);

  const change = useCallback(
    (changes: Partial<BookingAddress>) => {
      const isOtherDay = changes.date !== undefined && changes.date !== address.date;
      const next = { ...address, ...(isOtherDay && { time: undefined }), ...changes };
      setAddress(next);
      const isStep = isOtherDay || next.part !== address.part;
      history[isStep ? 'pushState' : 'replaceState'](null, '', queryOf(next));
    },
    [address],
  );
  return [address, change];
}
