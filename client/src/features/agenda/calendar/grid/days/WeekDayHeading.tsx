import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { useContext } from 'react';
import type { HeaderProps } from 'react-big-calendar';
import { CalendarContext } from '../calendar-context';
import { dayOf } from '../wall-dates';

/**
 * The header of a day's column: why the day is closed, who is away or the number of appointments. Without lanes, also
 * the services that share the column, each with its number.
 */
export function WeekDayHeading({ date, label }: HeaderProps) {
  const { markOf, lanes, serviceLanes, hasOverbooked } = useContext(CalendarContext);
  const day = dayOf(date);
  const { note, absence, count, countOf } = markOf(day);
  // With one professional, the column itself shows it.
  const away = lanes && lanes.shown.length > 1 ? absence : undefined;
  const [name, number] = label.replace('.', '').split(' ');
  return (
    <span className="week-day" data-day={day} title={note ? undefined : away?.full}>
      <span className="week-day-line">
        <span className="week-day-name">{name} </span>
        <span className="week-day-number">{number}</span>
        {(note ?? away) ? (
          <span className="day-note">{note ?? away?.short}</span>
        ) : (
          count > 0 && (
            <span className="week-day-count">
              {' '}
              {count} {count === 1 ? 'cita' : 'citas'}
            </span>
          )
        )}
      </span>
      {!lanes && (
        <span className="service-lanes">
          {serviceLanes.map(({ services, professionalId }) => (
            <span key={professionalId ?? services.join()} data-services={services.join(' ')}>
              <span className="service-lane-short" aria-hidden>
                {services.map((type) => SERVICE_TYPE_LABELS[type].charAt(0)).join(' ')}
              </span>
              <span className="service-lane-name">
                {services.map((type) => SERVICE_TYPE_LABELS[type]).join(' y ')}{' '}
              </span>
              <span className="service-lane-count">
                {services.reduce((sum, type) => sum + countOf[type], 0)}
              </span>
            </span>
          ))}
          {hasOverbooked(day) && (
            <span data-services="">
              <span className="service-lane-short" aria-hidden>
                S
              </span>
              <span className="service-lane-name">Sobrecupo</span>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
