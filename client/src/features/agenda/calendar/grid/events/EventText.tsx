import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { comingParts, treatmentParts } from '#domain/agenda/short-form.js';
import { HAS_ALERTS } from '#domain/patients/alert.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import { useContext } from 'react';
import type { EventProps } from 'react-big-calendar';
import { ProfessionalDisc } from '../../../../../professionals/ProfessionalDisc';
import { StatusSign } from '../../StatusSign';
import { CalendarContext } from '../calendar-context';
import { type CalendarEvent, type GridEvent, isBlock } from '../calendar-events';
import { timeOf } from '../wall-dates';
import { Parts } from './Parts';

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

/** The title in parts; event-text.css shows as many as there is room for. */
function AppointmentText({ event }: { event: CalendarEvent }) {
  const { lanes } = useContext(CalendarContext);
  const { patient, visitorName, treatment, durationMinutes, overbooked, professionalName, date } =
    event.appointment;
  const lane = lanes?.all.find(({ id }) => id === event.appointment.professionalId);
  return (
    <>
      <span className="event-title" data-event-day={date} data-appointment={event.id}>
        <span className="event-name">
          <Parts of={comingParts(patient.name, visitorName)} />
        </span>
        <span className="event-dash"> - </span>
        <span className="event-treatment">
          <Parts of={treatmentParts(treatment || UNSPECIFIED_TREATMENT)} />
        </span>
        {durationMinutes > 60 && <span className="event-length"> (2h)</span>}
        {overbooked && <span className="event-mark">Sobrecupo</span>}
      </span>
      <span className="event-words">
        , {SERVICE_TYPE_LABELS[event.serviceType]}, {STATUS_LABELS[event.status]}
        {lanes && `, con ${professionalName}`}
      </span>
      <span className="event-signs">
        {lane && <ProfessionalDisc sign={lane.sign} />}
        {patient.hasAlerts && <StatusSign shape="ALERT" name={HAS_ALERTS} />}
        <StatusSign shape={event.status} />
      </span>
    </>
  );
}
