import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/appointment.es.js';
import { useContext } from 'react';
import type { EventProps } from 'react-big-calendar';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { AlertSign } from '../../../patients/alerts/AlertSign';
import { CalendarContext } from './calendar-context';
import { type CalendarEvent, type GridEvent, isBlock } from './calendar-events';
import { timeOf } from './wall-dates';

/** In the month view: time and title. What the colours mean is also there as text. */
export function MonthEvent({ event }: EventProps<GridEvent>) {
  return (
    <>
      <span className="event-time">{timeOf(event.start)}</span> <EventText event={event} />
    </>
  );
}

/** In views where the position shows the time. */
export function EventText({ event }: { event: GridEvent }) {
  return isBlock(event) ? (
    <span className="event-title" data-event-day={event.block.date}>
      {event.title}
    </span>
  ) : (
    <AppointmentText event={event} />
  );
}

function AppointmentText({ event }: { event: CalendarEvent }) {
  const { lanes } = useContext(CalendarContext);
  return (
    <>
      <span className="event-title" data-event-day={event.appointment.date} data-appointment={event.id}>
        <AlertSign patient={event.appointment.patient} />
        {event.title}
      </span>
      {event.appointment.overbooked && <span className="event-mark">Sobrecupo</span>}
      <VisuallyHidden>
        , {SERVICE_TYPE_LABELS[event.serviceType]}, {STATUS_LABELS[event.status]}
        {lanes && `, con ${event.appointment.professionalName}`}
      </VisuallyHidden>
    </>
  );
}

/** A row of the agenda view, with room for text. */
export function AgendaEvent({ event }: EventProps<GridEvent>) {
  const { open, openBlock, lanes } = useContext(CalendarContext);
  return isBlock(event) ? (
    <button type="button" className="agenda-event" data-colour="grey" onClick={() => openBlock(event.block)}>
      <span className="event-title">{event.title}</span>
    </button>
  ) : (
    <button
      type="button"
      className="agenda-event"
      data-colour={event.colour}
      data-status={event.status}
      onClick={() => open(event.id)}
    >
      <span className="event-title">
        <AlertSign patient={event.appointment.patient} />
        {event.title}
      </span>
      <span className="agenda-status">{STATUS_LABELS[event.status]}</span>
      {event.appointment.overbooked && <span className="event-mark">Sobrecupo</span>}
      {lanes && <span className="agenda-status">{event.appointment.professionalName}</span>}
    </button>
  );
}
