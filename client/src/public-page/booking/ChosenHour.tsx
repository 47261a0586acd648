import { choiceParameters } from '#domain/booking/address.js';
import { type Choice, namesOf } from '#domain/booking/choices.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import type { MouseEvent } from 'react';
import { KeptChoice } from './ChoicePicker';
import { BOOKING_PATH } from '../Frame';

interface ChosenHourProps {
  choice: Choice;
  date: LocalDate;
  /** Absent until a free hour is chosen. */
  time: LocalTime | undefined;
  /** Whether the day has hours: if not, the bar must not cover what else is offered. */
  hasHours: boolean;
  onBook: (event: MouseEvent) => void;
}

/** What will be booked, and the button that continues, at the bottom within reach of the thumb. */
export const ChosenHour = ({ choice, date, time, hasHours, onBook }: ChosenHourProps) => (
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
        <span className="show">
          <span className="chosen-day">{longDay(date)}, </span>
          {time}
        </span>
      ) : (
        <span className="show">Elija una hora</span>
      )}
    </p>
    <button className="cta" name="hora" value={time} disabled={!time} onClick={onBook}>
      Reservar
    </button>
  </form>
);

/** 'Consulta General · 60 minutos'. */
export const whatIsBooked = ({ treatment, professional }: Choice): string =>
  `${treatment.name} · ${treatment.durationMinutes} minutos${professional ? ` · ${professional.name}` : ''}`;
