import {
  isLocalDate,
  LAST_DATE,
  type LocalDate,
  type LocalTime,
  parseLocalTime,
} from '#domain/clinic-time.js';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ChosenSlot {
  readonly date: LocalDate;
  /** The last choice, whether or not it is still free. */
  readonly time: LocalTime | undefined;
  readonly chooseDate: (date: LocalDate) => void;
  readonly chooseTime: (time: LocalTime | undefined) => void;
}

/** The chosen day and time, kept in the address (?dia=…&hora=…) for links and reloads. */
export function useChosenSlot(today: LocalDate): ChosenSlot {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('dia') ?? '';
  const isChoosable = isLocalDate(asked) && asked >= today && asked <= LAST_DATE;
  const date = isChoosable ? asked : today;
  const time = isChoosable ? parseLocalTime(search.get('hora') ?? '') : undefined;

  const chooseDate = useCallback(
    (chosen: LocalDate) => setSearch({ dia: chosen }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const chooseTime = useCallback(
    (chosen: LocalTime | undefined) =>
      setSearch({ dia: date, ...(chosen && { hora: chosen }) }, { replace: true, preventScrollReset: true }),
    [setSearch, date],
  );
  return { date, time, chooseDate, chooseTime };
}
