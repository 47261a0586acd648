import type { LocalDate } from '#domain/clinic-time.js';
import { createContext } from 'react';
import type { CalendarBlockFragment } from '../../blocked-hours/blocked-hours.generated';
import type { DayMark } from '../day-marks';
import type { Lanes } from '../lanes/lanes';

interface CalendarContextValue {
  readonly markOf: (date: LocalDate) => DayMark;
  readonly openDay: (date: LocalDate) => void;
  readonly open: (id: number) => void;
  readonly openBlock: (block: CalendarBlockFragment) => void;
  /** Undefined where no screen names the professionals. */
  readonly lanes?: Lanes | undefined;
}

const NOTHING: DayMark = { count: 0, load: 0, isClosed: false, note: undefined };

/** For components that react-big-calendar renders, since it passes them no props of ours. */
export const CalendarContext = createContext<CalendarContextValue>({
  markOf: () => NOTHING,
  openDay: () => undefined,
  open: () => undefined,
  openBlock: () => undefined,
});
