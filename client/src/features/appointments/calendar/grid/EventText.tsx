import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/appointment.es.js';
import { useContext } from 'react';
import type { EventProps } from 'react-big-calendar';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { CalendarContext } from './calendar-context';
import type { CalendarEvent } from './calendar-events';
import { timeOf } from './wall-dates';

/** An event in a month's cell: its hour and its title. What the colours tell is told in words too. */
export function MonthEvent({ event }: EventProps<CalendarEvent>) {
  return (
    <>
      <span className="event-time">{timeOf(event.start)}</span> <EventText event={event} />
    </>
  );
}

/** An event where its place already tells the hour. */
export function EventText({ event }: { event: CalendarEvent }) {
  return (
    <>
      <span className="event-title" data-event-day={event.appointment.date} data-appointment={event.id}>
        {event.title}
      </span>
      <VisuallyHidden>
        , {SERVICE_TYPE_LABELS[event.serviceType]}, {STATUS_LABELS[event.status]}
      </VisuallyHidden>
    </>
  );
}

/** A line of the agenda, which has room for the words. */
export function AgendaEvent({ event }: EventProps<CalendarEvent>) {
  const { open } = useContext(CalendarContext);
  return (
    <button
      type="button"
      className="agenda-event"
      data-colour={event.colour}
      data-status={event.status}
      onClick={() => open(event.id)}
    >
      <span className="event-title">{event.title}</span>
      <span className="agenda-status">{STATUS_LABELS[event.status]}</span>
    </button>
  );
}
