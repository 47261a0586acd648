import { addDays, type LocalDate } from '#domain/clinic-time.js';

/** The focusable elements of each day: its own button first, then its events. */
type Stops = ReadonlyMap<LocalDate, readonly HTMLElement[]>;

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
type Arrow = (typeof ARROWS)[number];
const isArrow = (key: string): key is Arrow => ARROWS.includes(key as Arrow);

const EVENT = '.rbc-event';
const DAY_MARKS = '[data-day], [data-event-day]';

function stopsOf(calendar: HTMLElement): Stops {
  const stops = new Map<LocalDate, HTMLElement[]>();
  const add = (day: LocalDate | undefined, stop: HTMLElement | null) => {
    if (day && stop) stops.set(day, [...(stops.get(day) ?? []), stop]);
  };
  for (const mark of calendar.querySelectorAll<HTMLElement>('[data-day]'))
    add(mark.dataset['day'], mark.closest('button'));
  for (const mark of calendar.querySelectorAll<HTMLElement>('[data-event-day]'))
    add(mark.dataset['eventDay'], mark.closest<HTMLElement>(EVENT));
  return stops;
}

function placeIn(stops: Stops, element: Element | null): { day: LocalDate; index: number } | undefined {
  for (const [day, all] of stops) {
    const index = all.findIndex((stop) => stop === element);
    if (index >= 0) return { day, index };
  }
  return undefined;
}

/** The id of the appointment whose event or row has the focus. */
export function focusedAppointment(): number | undefined {
  const holder = document.activeElement?.closest(`${EVENT}, [data-appointment]`);
  const mark = holder?.matches('[data-appointment]') ? holder : holder?.querySelector('[data-appointment]');
  return mark ? Number((mark as HTMLElement).dataset['appointment']) : undefined;
}

export function focusedDay(): LocalDate | undefined {
  const stop = document.activeElement?.closest<HTMLElement>(`button, ${EVENT}`);
  const mark = stop?.matches('[data-day]') ? stop : stop?.querySelector<HTMLElement>(DAY_MARKS);
  return mark?.dataset['day'] ?? mark?.dataset['eventDay'];
}

/** Focuses a day, or the first element in it. @returns whether the day is visible. */
export function focusDay(calendar: HTMLElement, day: LocalDate): boolean {
  const [first] = stopsOf(calendar).get(day) ?? [];
  first?.focus();
  return first !== undefined;
}

/**
 * Moves the focus between days (left, right) and between a day's events (up, down; past them to the previous or next
 * week), and opens an event with Enter or the space bar.
 * @param turnTo shows a day that is not visible.
 */
export function onCalendarKey(
  event: KeyboardEvent,
  calendar: HTMLElement,
  turnTo: (day: LocalDate) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  if ((event.key === 'Enter' || event.key === ' ') && target.matches(EVENT)) {
    event.preventDefault();
    target.click();
    return;
  }
  if (!isArrow(event.key)) return;
  const stops = stopsOf(calendar);
  const place = placeIn(stops, target);
  if (!place) return;
  event.preventDefault();
  const next = nextStop(stops, place, event.key);
  if (typeof next === 'string') turnTo(next);
  else next?.focus();
}

/** @returns an element, or a day that is not visible; undefined if there is nothing in that direction. */
function nextStop(
  stops: Stops,
  { day, index }: { day: LocalDate; index: number },
  arrow: Arrow,
): HTMLElement | LocalDate | undefined {
  const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const direction = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  if (!isAcross) {
    const sameDay = stops.get(day)?.[index + direction];
    if (sameDay) return sameDay;
    // Only the month shows weeks below each other.
    return stops.get(addDays(day, direction * 7))?.[0];
  }
  const nextDay = addDays(day, direction);
  const all = stops.get(nextDay);
  return all ? all[Math.min(index, all.length - 1)] : nextDay;
}
