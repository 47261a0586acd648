import { longDay } from '#domain/clinic-time.es.js';
import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { type SyntheticEvent, useContext } from 'react';
import type { DateHeaderProps } from 'react-big-calendar';
import { CalendarContext } from './calendar-context';
import { CLOSED, type DayMark } from '../day-marks';
import { dayOf } from './wall-dates';

/** A day's number in the month view, with its load and the reason if it is closed. */
export function MonthDate({ date, label }: DateHeaderProps) {
  const { markOf, openDay } = useContext(CalendarContext);
  const day = dayOf(date);
  const mark = markOf(day);
  const note = mark.note ?? mark.absence?.short ?? (mark.isClosed ? CLOSED : undefined);
  const words = inWords(mark);
  return (
    <div className="month-date" title={words}>
      <button
        type="button"
        className="rbc-button-link"
        data-day={day}
        aria-label={[longDay(day), words].filter(Boolean).join(', ')}
        // Otherwise the calendar would also select the day for a new appointment.
        onMouseDown={stop}
        onTouchStart={stop}
        onClick={() => openDay(day)}
      >
        {label}
      </button>
      {note && <span className="day-note">{note}</span>}
      {mark.count > 0 && (
        <span className="day-counts" aria-hidden>
          {SERVICE_TYPES.filter((type) => mark.countOf[type] > 0).map((type) => (
            <span key={type} data-services={type}>
              {SERVICE_TYPE_LABELS[type].charAt(0)} {mark.countOf[type]}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function inWords({ count, countOf, load, isClosed, absence, note = absence?.full }: DayMark): string {
  const closed = isClosed ? `cerrado${note ? ` (${note})` : ''}` : note;
  const each = SERVICE_TYPES.filter((type) => countOf[type] > 0)
    .map((type) => `${SERVICE_TYPE_LABELS[type]} ${countOf[type]}`)
    .join(', ');
  const appointments =
    count > 0
      ? `${count} ${count === 1 ? 'cita' : 'citas'} (${each}), ${Math.round(load * 100)} % ocupado`
      : undefined;
  return [appointments, closed].filter(Boolean).join(', ');
}
