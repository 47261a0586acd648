import { STATUS_LABELS } from '#domain/appointment.es.js';
import { dayOfMonth, weekdayName } from '#domain/clinic-time.es.js';
import { minutesOf, timeAt } from '#domain/clinic-time.js';
import type { CSSProperties } from 'react';
import type { PrintedDay } from './printed-days';
import { Service } from './Service';

/** In points: a landscape letter sheet without its letterhead, title and margins. */
const HEIGHT = 410;
/** In lines of text: three of each entry, and the space below. */
const ENTRY_LINES = 4.1;
const LARGEST = 8.5;
const SMALLEST = 5;

/** So that the fullest day ends on the page. */
const sized = (days: readonly PrintedDay[]): CSSProperties => {
  const most = Math.max(1, ...days.map(({ lines }) => lines.length));
  const fitting = HEIGHT / (most * ENTRY_LINES);
  return { fontSize: `${Math.min(LARGEST, Math.max(SMALLEST, fitting))}pt` };
};

/** A week side by side on one page. Days without anything at the week's end are left out. */
export function WeekSheet({ days }: { days: readonly PrintedDay[] }) {
  const last = days.findLastIndex(({ lines }) => lines.length > 0);
  const shown = days.slice(0, Math.max(last + 1, 5));
  return (
    <div className="week-sheet" style={sized(shown)}>
      {shown.map(({ date, lines }) => (
        <section key={date}>
          <h2>
            {weekdayName(date)} {dayOfMonth(date)}
          </h2>
          {lines.map(({ time, appointment, block }) =>
            appointment ? (
              <p key={`cita ${appointment.id}`}>
                <span className="one-line">
                  <strong>{time}</strong> <Service type={appointment.serviceType} />
                  {appointment.durationMinutes > 60 && ' (2h)'}{' '}
                  {STATUS_LABELS[appointment.status].toLowerCase()}
                </span>
                <strong className={`one-line ${appointment.status === 'CANCELLED' ? 'is-cancelled' : ''}`}>
                  {appointment.patient.name}
                </strong>
                <span className="one-line">{appointment.treatment}</span>
              </p>
            ) : (
              <p key={`bloqueo ${block.id}`}>
                <strong>{time}</strong> a {timeAt(minutesOf(time) + block.durationMinutes)}
                <span className="one-line">Bloqueado: {block.reason}</span>
              </p>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
