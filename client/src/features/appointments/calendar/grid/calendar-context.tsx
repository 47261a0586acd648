import type { LocalDate } from '#domain/clinic-time.js';
import { createContext } from 'react';
import type { DayMark } from '../day-marks';

interface CalendarContextValue {
  readonly markOf: (date: LocalDate) => DayMark;
  readonly openDay: (date: LocalDate) => void;
  readonly open: (id: number) => void;
}

const NOTHING: DayMark = { count: 0, load: 0, isClosed: false, note: undefined };

/** What the parts that react-big-calendar draws for us need of the page: it hands them no props of ours. */
export const CalendarContext = createContext<CalendarContextValue>({
  markOf: () => NOTHING,
  openDay: () => undefined,
  open: () => undefined,
});
