import { longDay } from '#domain/clinic-time.es.js';
import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { useContext } from 'react';
import type { DateHeaderProps } from 'react-big-calendar';
import { CalendarContext } from '../calendar-context';
import { inWords, noteOf } from './month-words';
import { NO_SELECTION } from './no-selection';
import { dayOf } from '../wall-dates';

/** A day's number in the month view, with its load and the reason if it is closed. */
export function MonthDate({ date, label }: DateHeaderProps) {
  const { markOf, openDay } = useContext(CalendarContext);
  const day = dayOf(date);
  const mark = markOf(day);
  const note = noteOf(mark);
  const words = inWords(mark);
  return (
    <div className="month-date" title={words}>
      <button
        type="button"
        className="rbc-button-link"
        data-day={day}
        aria-label={[longDay(day), words].filter(Boolean).join(', ')}
        {...NO_SELECTION}
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
