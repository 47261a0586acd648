import { SLOT_MINUTES } from '#domain/agenda/appointment.js';
import { type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { MIN_MINUTES } from '#domain/agenda/appointment.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { columnAt, partAt, type PointedColumn } from './column-part';

export interface FreeHourProps {
  /** The calendar's element, in which the hint is placed. */
  frame: RefObject<HTMLElement | null>;
  /** The hours that the columns show. */
  hours: { readonly first: number; readonly last: number };
  partsOf: (column: PointedColumn) => number;
  /** The start of the free hour at a minute of a column's part; undefined if there is none. */
  startAt: (column: PointedColumn, part: number, minute: number) => LocalTime | undefined;
}

interface Spot {
  readonly time: LocalTime;
  /** The function that found it. Once another function is passed, the hour may be taken. */
  readonly by: FreeHourProps['startAt'];
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The width that the hour needs beside the plus. */
const WHOLE_PX = 50;
/** Below this height, the hour does not fit between two lines. */
const LOWEST_PX = 18;

/** Marks the free hour under the mouse, which a click would book. */
export function FreeHour(props: FreeHourProps) {
  const { frame } = props;
  const [spot, setSpot] = useState<Spot>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const calendar = frame.current;
    if (!calendar) return;
    const end = () => setSpot(undefined);
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const next = event.buttons === 0 ? spotAt(event, calendar, latest.current) : undefined;
      setSpot((before) => (before && next && isSame(before, next) ? before : next));
    };
    const listeners = [
      ['pointermove', onMove],
      ['pointerleave', end],
      ['pointerdown', end],
      ['keydown', end],
    ] as const;
    for (const [name, listener] of listeners) calendar.addEventListener(name, listener as EventListener);
    document.addEventListener('scroll', end, true);
    return () => {
      for (const [name, listener] of listeners) calendar.removeEventListener(name, listener as EventListener);
      document.removeEventListener('scroll', end, true);
    };
  }, [frame]);
  return (
    spot?.by === props.startAt && (
      <div className="free-hour" style={spot.box} aria-hidden>
        {spot.box.width < WHOLE_PX ? '+' : `+ ${spot.time}`}
      </div>
    )
  );
}

const isSame = (one: Spot, other: Spot): boolean =>
  one.by === other.by && one.box.left === other.box.left && one.box.top === other.box.top;

function spotAt(
  pointer: PointerEvent,
  calendar: HTMLElement,
  { hours, partsOf, startAt }: FreeHourProps,
): Spot | undefined {
  if ((pointer.target as Element).closest('.rbc-event')) return undefined;
  const column = columnAt(pointer);
  if (!column) return undefined;
  const box = column.element.getBoundingClientRect();
  const minutes = (hours.last - hours.first) * 60;
  const minute = ((pointer.clientY - box.top) / box.height) * minutes;
  const parts = partsOf(column);
  const part = partAt(pointer.clientX, column.element, parts);
  const slot = Math.floor(minute / SLOT_MINUTES) * SLOT_MINUTES;
  const time = startAt(column, part, hours.first * 60 + slot);
  if (time === undefined) return undefined;
  const width = box.width / parts;
  const left = box.left + part * width;
  const start = box.top + ((minutesOf(time) - hours.first * 60) / minutes) * box.height;
  const bottom = Math.min(box.bottom, start + (MIN_MINUTES / minutes) * box.height);
  // A cancelled appointment is a line at the top of its hour, which must stay visible.
  const top = Math.max(
    start,
    ...linesIn(column.element)
      .filter((line) => line.left < left + width && line.right > left && line.top < bottom)
      .filter((line) => line.bottom > start)
      .map((line) => line.bottom),
  );
  if (bottom - top < LOWEST_PX) return undefined;
  const frame = calendar.getBoundingClientRect();
  return {
    time,
    by: startAt,
    box: {
      left: left - frame.left + 1,
      top: top - frame.top + 1,
      width: width - 3,
      height: bottom - top - 3,
    },
  };
}

const linesIn = (column: HTMLElement): DOMRect[] =>
  [...column.querySelectorAll('.rbc-event.cancelled')].map((line) => line.getBoundingClientRect());
