import { SERVICE_TYPE_LABELS, STATUS_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import { HAS_ALERTS } from '#domain/patients/alert.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import { useContext } from 'react';
import type { EventProps } from 'react-big-calendar';
import { StatusSign } from '../StatusSign';
import { CalendarContext } from './calendar-context';
import { type CalendarEvent, type GridEvent, isBlock } from './calendar-events';
import { timeOf } from './wall-dates';

/** In the month view: one line, with the time. */
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
    <>
      <span className="event-title" data-event-day={event.block.date}>
        <span className="event-name">
          <span className="event-words">Bloqueado: </span>
          {event.block.reason}
        </span>
      </span>
      <span className="event-signs">
        <StatusSign shape="BLOCKED" />
      </span>
    </>
  ) : (
    <AppointmentText event={event} />
  );
}

/** The title in parts; calendar-events.css shows as many as there is room for. */
function AppointmentText({ event }: { event: CalendarEvent }) {
  const { lanes } = useContext(CalendarContext);
  const { patient, visitorName, treatment, durationMinutes, overbooked, professionalName, date } =
    event.appointment;
  return (
    <>
      <span className="event-title" data-event-day={date} data-appointment={event.id}>
        <span className="event-name">{whoComes(patient.name, visitorName)}</span>
        <span className="event-dash"> - </span>
        <span className="event-treatment">{treatment || UNSPECIFIED_TREATMENT}</span>
        {durationMinutes > 60 && <span className="event-length"> (2h)</span>}
        {overbooked && <span className="event-mark">Sobrecupo</span>}
      </span>
      <span className="event-words">
        , {SERVICE_TYPE_LABELS[event.serviceType]}, {STATUS_LABELS[event.status]}
        {lanes && `, con ${professionalName}`}
      </span>
      <span className="event-signs">
        {patient.hasAlerts && <StatusSign shape="ALERT" name={HAS_ALERTS} />}
        <StatusSign shape={event.status} />
      </span>
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
        {event.appointment.patient.hasAlerts && <StatusSign shape="ALERT" name={HAS_ALERTS} />}
        {event.title}
      </span>
      <span className="agenda-status">
        <StatusSign shape={event.status} />
        {STATUS_LABELS[event.status]}
      </span>
      {event.appointment.overbooked && <span className="event-mark">Sobrecupo</span>}
      {lanes && <span className="agenda-status">{event.appointment.professionalName}</span>}
    </button>
  );
}
