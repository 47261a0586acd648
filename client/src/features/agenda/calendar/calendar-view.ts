import {
  addDays,
  dayOfMonth,
  addMonths,
  daysBetween,
  firstOfMonth,
  isLocalDate,
  lastOfMonth,
  type LocalDate,
  startOfWeek,
} from '#domain/clinic-time.js';
import { longDay, monthName, weekdayName } from '#domain/clinic-time.es.js';

/** Named as react-big-calendar does. */
export type CalendarView = 'month' | 'week' | 'day' | 'agenda';

export const VIEW_LABELS: Readonly<Record<CalendarView, string>> = {
  month: 'Mes',
  week: 'Semana',
  day: 'Día',
  agenda: 'Agenda',
};

/** The agenda view lists a day and this many after it. */
export const AGENDA_DAYS = 30;

/** The days of the week view: a narrow screen has room for three. */
export type WeekLength = 7 | 3;

/** Both ends included. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The visible days; for a month, including the whole weeks at its start and end. Three days begin with the chosen one. */
export function visibleRange(view: CalendarView, date: LocalDate, weekLength: WeekLength = 7): DayRange {
  switch (view) {
    case 'month':
      return {
        from: startOfWeek(firstOfMonth(date)),
        to: addDays(startOfWeek(lastOfMonth(date)), 6),
      };
    case 'week':
      if (weekLength === 3) return { from: date, to: addDays(date, 2) };
      return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) };
    case 'day':
      return { from: date, to: date };
    case 'agenda':
      return { from: date, to: addDays(date, AGENDA_DAYS) };
  }
}

/** The day to show one page forward or back. @param direction 1 or -1. */
export function turnPage(
  view: CalendarView,
  date: LocalDate,
  direction: 1 | -1,
  weekLength: WeekLength = 7,
): LocalDate {
  if (view === 'month') return addMonths(firstOfMonth(date), direction);
  const { from, to } = visibleRange(view, date, weekLength);
  const turned = addDays(date, direction * (daysBetween(from, to) + 1));
  return isLocalDate(turned) ? turned : date;
}

/** 'noviembre de 2026', '16 al 22 de noviembre de 2026'. */
export function rangeTitle(view: CalendarView, date: LocalDate, weekLength: WeekLength = 7): string {
  const year = date.slice(0, 4);
  if (view === 'month') return `${monthName(date)} de ${year}`;
  if (view === 'day') return `${longDay(date)} de ${year}`;
  const { from, to } = visibleRange(view, date, weekLength);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = isOneMonth ? `${dayOfMonth(from)}` : `${dayOfMonth(from)} de ${monthName(from)}`;
  return `${start} al ${dayOfMonth(to)} de ${monthName(to)} de ${to.slice(0, 4)}`;
}

/** The same for a phone's header: 'nov 2026', 'sáb 21 nov', '16–18 nov', '28 dic–3 ene', 'desde el 21 nov'. */
export function shortTitle(view: CalendarView, date: LocalDate, weekLength: WeekLength = 7): string {
  const dayAndMonth = (day: LocalDate) => `${dayOfMonth(day)} ${monthName(day).slice(0, 3)}`;
  if (view === 'month') return `${monthName(date).slice(0, 3)} ${date.slice(0, 4)}`;
  if (view === 'day') return `${weekdayName(date).slice(0, 3)} ${dayAndMonth(date)}`;
  if (view === 'agenda') return `desde el ${dayAndMonth(date)}`;
  const { from, to } = visibleRange(view, date, weekLength);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? dayOfMonth(from) : dayAndMonth(from)}–${dayAndMonth(to)}`;
}
