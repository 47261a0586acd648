import { STATUS_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import type { ProfessionalSign } from '#domain/clinic/professionals/professional-sign.js';
import { nameParts, shortForm, treatmentParts } from '#domain/agenda/short-form.js';
import { weekdayName } from '#domain/clinic-time.es.js';
import { dayOfMonth, minutesOf, timeAt } from '#domain/clinic-time.js';
import type { CSSProperties } from 'react';
import type { PrintedDay } from './printed-days';
import { Service } from './Service';

/** In points: a landscape letter sheet without its letterhead, title and margins. */
const HEIGHT = 410;
/** In lines of text, including the space below: two lines per entry, or one if there are many. */
const ENTRY_LINES = { two: 3, one: 1.75 };
/** With more entries in a day, each has one line. */
const MAX_OF_TWO = 22;
const LARGEST = 8.5;
const SMALLEST = 5;

/** Sizes the text so that the fullest day fits on the page. */
const sized = (most: number, lines: number): CSSProperties => {
  const fitting = HEIGHT / (Math.max(1, most) * lines);
  return { fontSize: `${Math.min(LARGEST, Math.max(SMALLEST, fitting))}pt` };
};

interface WeekSheetProps {
  days: readonly PrintedDay[];
  signs: ReadonlyMap<number, ProfessionalSign>;
}

/** A week side by side on one page. Empty days at the end of the week are left out. */
export function WeekSheet({ days, signs }: WeekSheetProps) {
  const last = days.findLastIndex(({ lines }) => lines.length > 0);
  const shown = days.slice(0, Math.max(last + 1, 5));
  const most = Math.max(...shown.map(({ lines }) => lines.length));
  const isDense = most > MAX_OF_TWO;
  return (
    <div className="week-sheet" style={sized(most, isDense ? ENTRY_LINES.one : ENTRY_LINES.two)}>
      {shown.map(({ date, lines }) => (
        <section key={date}>
          <h2>
            {weekdayName(date)} {dayOfMonth(date)}
          </h2>
          {lines.map(({ time, appointment, block }) =>
            appointment ? (
              <p key={`cita ${appointment.id}`}>
                <span className="one-line">
                  <strong>{time}</strong>{' '}
                  <Service type={appointment.serviceType} sign={signs.get(appointment.professionalId)} />{' '}
                  <strong className={appointment.status === 'CANCELLED' ? 'is-cancelled' : ''}>
                    {appointment.visitorName
                      ? whoComes(appointment.patient.name, appointment.visitorName)
                      : shortForm(nameParts(appointment.patient.name))}
                  </strong>
                </span>
                {!isDense && (
                  <span className="one-line second-line">
                    {STATUS_LABELS[appointment.status]}: {shortForm(treatmentParts(appointment.treatment))}
                    {appointment.durationMinutes > 60 && ' (2h)'}
                  </span>
                )}
              </p>
            ) : (
              <p key={`bloqueo ${block.id}`}>
                <span className="one-line">
                  <strong>{time}</strong> a {timeAt(minutesOf(time) + block.durationMinutes)}
                  {isDense && `: ${block.reason}`}
                </span>
                {!isDense && <span className="one-line second-line">Bloqueado: {block.reason}</span>}
              </p>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
