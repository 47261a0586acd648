import { useScreenQuery } from '../../../ui/paper/use-screen-query';
import type { WeekLength } from './calendar-view';

/** Where seven days would be narrower than 110 px; the menu is beside the page from 900 px on. */
const NARROW = '(max-width: 864.95px), (min-width: 900px) and (max-width: 1075.95px)';

/** The days of a week for which the screen has room. */
export const useWeekLength = (): WeekLength => (useScreenQuery(NARROW) ? 3 : 7);
