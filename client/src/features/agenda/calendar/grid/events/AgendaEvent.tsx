import { STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { comingParts, treatmentParts } from '#domain/agenda/short-form.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import { HAS_ALERTS } from '#domain/patients/alert.es.js';
import { useContext } from 'react';
import type { EventProps } from 'react-big-calendar';
import { ProfessionalDisc } from '../../../../../professionals/ProfessionalDisc';
import type { AgendaAppointment } from '../../../agenda-appointment';
import { StatusSign } from '../../StatusSign';
import { CalendarContext } from '../calendar-context';
import { type GridEvent, isBlock } from '../calendar-events';
import { Parts } from './Parts';

/** A row of the agenda view, with room for text in columns. */
export function AgendaEvent({ event }: EventProps<GridEvent>) {
  const { open, openBlock } = useContext(CalendarContext);
  return isBlock(event) ? (
    <button type="button" className="agenda-event" data-colour="grey" onClick={() => openBlock(event.block)}>
      <span className="event-title">
        <span className="event-name">
          <StatusSign shape="BLOCKED" />
          {event.title}
        </span>
      </span>
      <AgendaProfessional id={event.block.professionalId} />
    </button>
  ) : (
    <button
      type="button"
      className="agenda-event"
      data-colour={event.colour}
      data-status={event.status}
      onClick={() => open(event.id)}
    >
      <AgendaTitle appointment={event.appointment} />
      <AgendaProfessional id={event.appointment.professionalId} name={event.appointment.professionalName} />
      <span className="agenda-status">
        <StatusSign shape={event.status} />
        {STATUS_LABELS[event.status]}
      </span>
      {event.appointment.overbooked && <span className="event-mark">Sobrecupo</span>}
    </button>
  );
}

/** The whole title; agenda-list.css puts its parts into columns. */
const AgendaTitle = ({ appointment }: { appointment: AgendaAppointment }) => (
  <span className="event-title">
    <span className="event-name">
      {appointment.patient.hasAlerts && <StatusSign shape="ALERT" name={HAS_ALERTS} />}
      <Parts of={comingParts(appointment.patient.name, appointment.visitorName)} />
    </span>
    <span className="event-dash"> - </span>
    <span className="event-treatment">
      <Parts of={treatmentParts(appointment.treatment || UNSPECIFIED_TREATMENT)} />
      {appointment.durationMinutes > 60 && ' (2h)'}
    </span>
  </span>
);

/** Only where the calendar distinguishes professionals. */
function AgendaProfessional({ id, name }: { id: number; name?: string }) {
  const { lanes } = useContext(CalendarContext);
  const lane = lanes?.all.find((one) => one.id === id);
  const shown = name ?? lane?.name;
  return (
    lanes &&
    shown && (
      <span className="agenda-professional">
        {lane && <ProfessionalDisc sign={lane.sign} />}
        <span>{shown}</span>
      </span>
    )
  );
}
