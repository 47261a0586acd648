import { holdsTime } from '#domain/agenda/appointment.js';
import type { CSSProperties } from 'react';
import { type GridEvent, isBlock } from './calendar-events';

/** An event's position in its day's column: percentages, with calc() for gaps in pixels. */
interface PlacedEvent {
  readonly event: GridEvent;
  readonly style: CSSProperties & { readonly xOffset: string };
}

interface DayColumn {
  readonly events: GridEvent[];
  readonly slotMetrics: { getRange(start: Date, end: Date): { top: number; height: number } };
}

export interface LanesOfDay {
  /** The day's number of lanes, without the one for overbooked appointments. */
  readonly count: number;
  /** 0 is the first. */
  readonly laneOf: (event: GridEvent) => number;
  /** Whether overbooked appointments get a lane after the others; otherwise `laneOf` returns theirs. */
  readonly addsOverbooked: boolean;
}

/** The library keeps this much of a column free beside its events, and relies on it for drags. */
const KEPT_PX = 10;
const GAP_PX = 3;
/** A cancelled appointment is a line at the top of its hour, or an edge if the hour was given to another. */
const LINE_PX = 20;
const EDGE_PX = 9;

export const isCancelled = (event: GridEvent): boolean => !isBlock(event) && !holdsTime(event.status);
export const isOverbooked = (event: GridEvent): boolean =>
  !isBlock(event) && event.appointment.overbooked && holdsTime(event.status);

const overlaps = (one: GridEvent, other: GridEvent): boolean =>
  one.start < other.end && other.start < one.end;
const coversStart = (holder: GridEvent, event: GridEvent): boolean =>
  holder.start <= event.start && event.start < holder.end;

/**
 * Gives each event of a day its lane and, beside events at the same time, its part of the lane. A cancelled one leaves
 * its room to others: it is a line at the top of its hour, or a thin edge beside the appointment that now has the hour.
 */
export function placeInLanes(events: readonly GridEvent[], lanes: LanesOfDay): Map<GridEvent, Place> {
  const last = lanes.addsOverbooked && events.some(isOverbooked) ? lanes.count : lanes.count - 1;
  const laneOf = (event: GridEvent) =>
    lanes.addsOverbooked && isOverbooked(event) ? last : Math.min(lanes.laneOf(event), last);
  const inOrder = [...events].sort(
    (one, other) => +one.start - +other.start || laneOf(one) - laneOf(other) || +one.end - +other.end,
  );
  const held = inOrder.filter((event) => !isCancelled(event));
  const columns = columnsOf(held, laneOf);
  const places = new Map<GridEvent, Place>();
  for (const event of inOrder) {
    const lane = { index: laneOf(event), of: last + 1 };
    if (!isCancelled(event)) {
      places.set(event, { kind: 'HELD', lane, column: columns.get(event) ?? WHOLE, edges: 0 });
      continue;
    }
    const holder = held.find((other) => laneOf(other) === lane.index && coversStart(other, event));
    const before = [...places].filter(
      ([other, place]) =>
        place.kind !== 'HELD' && +other.start === +event.start && laneOf(other) === lane.index,
    );
    places.set(event, { kind: holder ? 'EDGE' : 'LINE', lane, holder, index: before.length });
  }
  for (const [event, place] of places) {
    if (place.kind !== 'HELD') continue;
    const edges = [...places.values()].filter((other) => other.kind === 'EDGE' && other.holder === event);
    places.set(event, { ...place, edges: edges.length });
  }
  return places;
}

interface LanePlace {
  readonly index: number;
  readonly of: number;
}
const WHOLE: LanePlace = { index: 0, of: 1 };
type Place =
  | {
      readonly kind: 'HELD';
      readonly lane: LanePlace;
      /** Its column among overlapping events in the same lane, which old data may have. */
      readonly column: LanePlace;
      /** The number of cancelled events beside it. */
      readonly edges: number;
    }
  | {
      readonly kind: 'LINE' | 'EDGE';
      readonly lane: LanePlace;
      readonly holder: GridEvent | undefined;
      /** Its index among the events of the same hour. */
      readonly index: number;
    };

function columnsOf(
  held: readonly GridEvent[],
  laneOf: (event: GridEvent) => number,
): Map<GridEvent, LanePlace> {
  const columns = new Map<GridEvent, number>();
  const beside = (event: GridEvent) =>
    held.filter((other) => other !== event && laneOf(other) === laneOf(event) && overlaps(other, event));
  for (const event of held) {
    const taken = new Set(beside(event).map((other) => columns.get(other)));
    columns.set(
      event,
      [0, ...held.keys()].findIndex((_, column) => !taken.has(column)),
    );
  }
  return new Map(
    held.map((event) => {
      const others = beside(event).map((other) => columns.get(other) ?? 0);
      const index = columns.get(event) ?? 0;
      return [event, { index, of: Math.max(index, ...others) + 1 }];
    }),
  );
}

/** The layout algorithm for react-big-calendar: where each event of a day is drawn. */
export const dayLayoutOf =
  (lanesOn: (events: readonly GridEvent[]) => LanesOfDay) =>
  ({ events, slotMetrics }: DayColumn): PlacedEvent[] =>
    [...placeInLanes(events, lanesOn(events))].map(([event, place]) => {
      const { top, height } = slotMetrics.getRange(event.start, event.end);
      return { event, style: styleOf(place, top, height) };
    });

function styleOf(place: Place, top: number, height: number): PlacedEvent['style'] {
  const { lane } = place;
  if (place.kind === 'HELD') {
    const share = 1 / (lane.of * place.column.of);
    const start = lane.index / lane.of + place.column.index * share;
    const edges = place.edges * (EDGE_PX + 1);
    return {
      top,
      height: `calc(${height}% - 2px)`,
      width: `calc(${ofColumn(share)} - ${GAP_PX + edges}px)`,
      xOffset: `calc(${ofColumn(start)})`,
    };
  }
  if (place.kind === 'LINE')
    return {
      top: `calc(${top}% + ${place.index * (LINE_PX + 2)}px)`,
      height: `${LINE_PX}px`,
      width: `calc(${ofColumn(1 / lane.of)} - ${GAP_PX}px)`,
      xOffset: `calc(${ofColumn(lane.index / lane.of)})`,
    };
  const fromEnd = EDGE_PX + GAP_PX + place.index * (EDGE_PX + 1);
  return {
    top,
    height: `calc(${height}% - 2px)`,
    width: `${EDGE_PX}px`,
    xOffset: `calc(${ofColumn((lane.index + 1) / lane.of)} - ${fromEnd}px)`,
  };
}

/** A share of the whole column, within calc(). */
const ofColumn = (share: number): string => `(100% + ${KEPT_PX}px) * ${Number(share.toFixed(5))}`;
