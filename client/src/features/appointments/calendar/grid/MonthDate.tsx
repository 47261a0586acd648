import { longDay } from '#domain/clinic-time.es.js';
import { useContext } from 'react';
import type { DateHeaderProps } from 'react-big-calendar';
import { CalendarContext } from './calendar-context';
import type { DayMark } from '../day-marks';
import { dayOf } from './wall-dates';

/** A day's number in the month view, with its load and why it is closed. */
export function MonthDate({ date, label }: DateHeaderProps) {
  const { markOf, openDay } = useContext(CalendarContext);
  const day = dayOf(date);
  const mark = markOf(day);
  const note = mark.note ?? mark.absence?.short;
  const words = inWords(mark);
  return (
    <div className="month-date" title={words}>
      {note && <span className="day-note">{note}</span>}
      {mark.count > 0 && (
        <span className="day-load" aria-hidden>
          <i style={{ width: `${Math.max(8, Math.round(mark.load * 100))}%` }} />
        </span>
      )}
      <button
        type="button"
        className="rbc-button-link"
        data-day={day}
        aria-label={[longDay(day), words].filter(Boolean).join(', ')}
        onClick={() => openDay(day)}
      >
        {label}
      </button>
    </div>
  );
}

function inWords({ count, load, isClosed, absence, note = absence?.full }: DayMark): string {
  const closed = isClosed ? `cerrado${note ? ` (${note})` : ''}` : note;
  const appointments =
    count > 0 ? `${count} ${count === 1 ? 'cita' : 'citas'}, ${Math.round(load * 100)} % ocupado` : undefined;
  return [appointments, closed].filter(Boolean).join(', ');
}
