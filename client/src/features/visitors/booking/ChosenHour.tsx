import { choiceParameters } from '#domain/visitors/booking/address.js';
import { type Choice, namesOf } from '#domain/visitors/booking/choices.js';
import type { Hour, LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { formatClp } from '#domain/stock/clp.js';
import type { MouseEvent } from 'react';
import { useTimeNote } from './use-time-note';
import { KeptChoice } from './ChoicePicker';
import { BOOKING_PATH } from '../Frame';

interface ChosenHourProps {
  choice: Choice;
  /** The clinic's time zone. */
  timeZone: string;
  date: LocalDate;
  /** Absent until a free hour is chosen. */
  time: LocalTime | undefined;
  /** Whether the day has hours. If not, the bar must not cover the other offers. */
  hasHours: boolean;
  onBook: (event: MouseEvent) => void;
}

/** The chosen hour and the button that continues, at the bottom within reach of the thumb. */
export const ChosenHour = ({ choice, timeZone, date, time, hasHours, onBook }: ChosenHourProps) => (
  <form
    className={hasHours ? 'bar' : 'bar at-rest'}
    method="get"
    action={`${BOOKING_PATH}/datos`}
    aria-label="Resumen"
  >
    <input type="hidden" name="dia" value={date} />
    <KeptChoice words={choiceParameters(namesOf(choice))} />
    <p aria-live="polite">
      <span className="small soft">{whatIsBooked(choice)}</span>
      {time ? (
        <Chosen hour={{ date, time }} timeZone={timeZone} />
      ) : (
        <span className="show">Elija una hora</span>
      )}
    </p>
    <button className="cta" name="hora" value={time} disabled={!time} onClick={onBook}>
      Reservar
    </button>
  </form>
);

/** A browser's translator replaces text nodes, so each text that changes has an element of its own. */
function Chosen({ hour, timeZone }: { hour: Hour; timeZone: string }) {
  const note = useTimeNote(hour, timeZone);
  return (
    <span className="show">
      <span className="chosen-day">{`${longDay(hour.date)}, `}</span>
      <span>{hour.time}</span>
      {note && <small>{` ${note}`}</small>}
    </span>
  );
}

/** 'Consulta General · 60 minutos', 'Láser · 60 minutos · Ana · abono $10.000'. */
export const whatIsBooked = ({ treatment, professional }: Choice): string =>
  [
    treatment.name,
    `${treatment.durationMinutes} minutos`,
    professional?.name,
    treatment.deposit !== null && `abono ${formatClp(treatment.deposit)}`,
  ]
    .filter(Boolean)
    .join(' · ');
