import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { createContext } from 'react';
import type { CalendarBlockFragment } from '../../blocked-hours/blocked-hours.generated';
import type { DayMark } from '../day-marks';
import type { Lanes } from '../lanes/lanes';
import type { ServiceLane } from '../lanes/service-lanes';

interface CalendarContextValue {
  readonly markOf: (date: LocalDate) => DayMark;
  /** In order of time. */
  readonly blocks: readonly CalendarBlockFragment[];
  readonly openDay: (date: LocalDate) => void;
  readonly open: (id: number) => void;
  readonly openBlock: (block: CalendarBlockFragment) => void;
  /** Undefined if the clinic's screens don't name professionals. */
  readonly lanes?: Lanes | undefined;
  /** The parts of a day if the clinic's screens don't name professionals. */
  readonly serviceLanes: readonly ServiceLane[];
  readonly hasOverbooked: (date: LocalDate) => boolean;
}

const NOTHING: DayMark = {
  count: 0,
  countOf: { PODIATRY: 0, MANICURE: 0 },
  load: 0,
  isClosed: false,
  note: undefined,
  of: () => ({ count: 0, load: 0, isOff: true }),
};

/** For components rendered by react-big-calendar, which can't pass them our props. */
export const CalendarContext = createContext<CalendarContextValue>({
  markOf: () => NOTHING,
  blocks: [],
  openDay: () => undefined,
  open: () => undefined,
  openBlock: () => undefined,
  serviceLanes: [],
  hasOverbooked: () => false,
});

interface NowLine {
  readonly time: LocalTime;
  /** The position within the hours that are shown, from 0 to 1. */
  readonly share: number;
}

/**
 * Undefined if the current time is outside the visible hours. A separate context, so that only its readers render every
 * minute.
 */
export const NowContext = createContext<NowLine | undefined>(undefined);
