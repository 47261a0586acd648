import type { LocalDate } from '#domain/clinic-time.js';
import { useDeferredValue, useMemo } from 'react';
import type { AgendaAppointment } from '../agenda-appointment';
import type { CalendarView } from './calendar-view';

/** What the calendar shows. */
interface CalendarPage {
  readonly view: CalendarView;
  readonly date: LocalDate;
  readonly appointments: readonly AgendaAppointment[];
}

/**
 * The page that the calendar draws. Another one, of perhaps hundreds of appointments, is drawn piece by piece in
 * between what else the browser has to do, and replaces the one before it when it is whole; a change within the
 * page that is shown, such as one that was dragged, is there at once.
 */
export function useCalmPage(
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
