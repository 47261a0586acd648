import { useScreenQuery } from '../../../ui/paper/use-screen-query';
import type { WeekLength } from './calendar-view';

/** Where seven days would be narrower than 110 px; the menu is beside the page from 900 px on. */
const NARROW = '(max-width: 864.95px), (min-width: 900px) and (max-width: 1075.95px)';

/** Where a week's days have room for two such columns each; seven days with the menu beside them from 1880 px on. */
const TWO =
  '(min-width: 780px) and (max-width: 864.95px), (min-width: 975px) and (max-width: 1075.95px), (min-width: 1880px)';
/** The width for three columns in each of seven days. */
const THREE = '(min-width: 2660px)';

/** How many people's columns fit in each day of a week. */
export function usePeopleInWeek(): number {
  const isForTwo = useScreenQuery(TWO);
  return useScreenQuery(THREE) ? 3 : isForTwo ? 2 : 1;
}

/** The days of a week for which the screen has room. */
export const useWeekLength = (): WeekLength => (useScreenQuery(NARROW) ? 3 : 7);
