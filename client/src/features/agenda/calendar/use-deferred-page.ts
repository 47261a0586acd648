import type { LocalDate } from '#domain/clinic-time.js';
import { useDeferredValue, useMemo } from 'react';
import type { AgendaAppointment } from '../agenda-appointment';
import type { CalendarView } from './calendar-view';

interface CalendarPage {
  readonly view: CalendarView;
  readonly date: LocalDate;
  readonly appointments: readonly AgendaAppointment[];
}

/**
 * The page that the calendar renders. Another page, with perhaps hundreds of appointments, is rendered in the
 * background and replaces the current one when complete; a change within the current page, such as a drag, is rendered
 * at once.
 */
export function useDeferredPage(
  view: CalendarView,
  date: LocalDate,
  appointments: readonly AgendaAppointment[],
): CalendarPage {
  const asked = useMemo(() => ({ view, date, appointments }), [view, date, appointments]);
  const drawn = useDeferredValue(asked);
  const isSamePage =
    asked.view === drawn.view &&
    asked.date === drawn.date &&
    asked.appointments.length === drawn.appointments.length;
  return isSamePage ? asked : drawn;
}
