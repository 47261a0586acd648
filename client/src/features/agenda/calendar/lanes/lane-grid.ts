import { holdsTime } from '#domain/agenda/appointment.js';
import { minutesOf } from '#domain/clinic-time.js';
import type { CalendarProps } from 'react-big-calendar';
import { type GridEvent, isBlock } from '../grid/calendar-events';
import { isOverbooked } from '../grid/day-layout';
import { dayOf, timeOf } from '../grid/wall-dates';
import { type Lane, OVERBOOKED_LANE } from './lane';
import { LaneHeading } from './LaneHeading';
import { type LaneFacts, type Lanes, lanesFrom } from './lanes';
import './lanes.css';

type LaneGrid = Pick<
  CalendarProps<GridEvent, Lane>,
  | 'resources'
  | 'resourceAccessor'
  | 'resourceIdAccessor'
  | 'resourceTitleAccessor'
  | 'resourceGroupingLayout'
  | 'slotPropGetter'
  | 'components'
>;

/** Comes last, in a day that has overbooked appointments. */
const OVERBOOKED: Lane = {
  id: OVERBOOKED_LANE,
  name: 'Sobrecupo',
  sign: { initials: '', colour: 0 },
  group: 'PODIATRY',
  services: [],
  isArchived: false,
};

/** The props with which react-big-calendar draws lanes within each day. */
const laneGridOf = ({ shown, isOpen }: Lanes, hasOverbookedLane: boolean): LaneGrid => ({
  resources: hasOverbookedLane ? [...shown, OVERBOOKED] : [...shown],
  resourceAccessor: (event) => {
    if (hasOverbookedLane && isOverbooked(event)) return OVERBOOKED_LANE;
    return (isBlock(event) ? event.block : event.appointment).professionalId;
  },
  resourceIdAccessor: 'id',
  resourceTitleAccessor: 'name',
  // Days first, and the lanes within each.
  resourceGroupingLayout: true,
  slotPropGetter: (date, lane) =>
    lane === undefined ||
    Number(lane) === OVERBOOKED_LANE ||
    isOpen(Number(lane), dayOf(date), minutesOf(timeOf(date)))
      ? {}
      : { className: 'off-hours' },
  components: { resourceHeader: LaneHeading },
});

export interface DrawnLanes extends Lanes {
  readonly grid: LaneGrid;
}

/**
 * @param isOneDay whether overbooked appointments get a lane of their own. In a week, it would narrow the lanes of that
 *   day, so there they stand beside the appointment whose hour they share.
 */
export function drawnLanes(facts: LaneFacts, isOneDay: boolean): DrawnLanes {
  const lanes = lanesFrom(facts);
  const hasOverbooked = facts.appointments.some(
    ({ overbooked, status, professionalId }) =>
      overbooked && holdsTime(status) && lanes.shown.some(({ id }) => id === professionalId),
  );
  return { ...lanes, grid: laneGridOf(lanes, isOneDay && hasOverbooked) };
}
