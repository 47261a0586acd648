import { type BookingAddress, queryOf, readAddress } from '#domain/visitors/booking/address.js';
import type { ChoosingScreen } from '#domain/visitors/booking/public-page.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { useCallback, useEffect, useState } from 'react';

/**
 * The visitor's current choices, kept in the browser's address for links, reloads and the back button. Changing the
 * day, the part of the day or the choice adds a history entry; changing the hour does not.
 */
export function useAddress(
  { address: initial, treatments }: ChoosingScreen,
  today: LocalDate,
): readonly [BookingAddress, (change: Partial<BookingAddress>) => void] {
  const [address, setAddress] = useState(initial);

  useEffect(() => {
    const onBack = () => {
      const query = Object.fromEntries(new URLSearchParams(location.search));
      setAddress(readAddress(query, today, initial.date, treatments));
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [initial.date, today, treatments]);

  const change = useCallback(
    (changes: Partial<BookingAddress>) => {
      const isOtherDay = changes.date !== undefined && changes.date !== address.date;
      const isOther = isOtherDay || isOtherChoice(address, { ...address, ...changes });
      const next = { ...address, ...(isOther && { time: undefined }), ...changes };
      setAddress(next);
      const isStep = isOther || next.part !== address.part;
      history[isStep ? 'pushState' : 'replaceState'](null, '', queryOf(next));
    },
    [address],
  );
  return [address, change];
}

const isOtherChoice = (one: BookingAddress, other: BookingAddress): boolean =>
  one.treatment !== other.treatment || one.professionalId !== other.professionalId;
