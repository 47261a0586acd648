import { DEFAULT_DURATION } from '#domain/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { BOOKING_TREATMENT } from '#domain/visits/treatments.js';
import type { MouseEvent } from 'react';
import { BOOKING_PATH } from './Frame';

interface ChosenHourProps {
  date: LocalDate;
  /** Absent until a free hour is chosen. */
  time: LocalTime | undefined;
  onBook: (event: MouseEvent) => void;
}

/** What will be booked, and the button that continues: at the bottom, in reach of the thumb. */
export const ChosenHour = ({ date, time, onBook }: ChosenHourProps) => (
  <form className="bar" method="get" action={`${BOOKING_PATH}/datos`} aria-label="Resumen">
    <input type="hidden" name="dia" value={date} />
    <p aria-live="polite">
      <span className="small soft">
        {BOOKING_TREATMENT} · {DEFAULT_DURATION} minutos
      </span>
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
