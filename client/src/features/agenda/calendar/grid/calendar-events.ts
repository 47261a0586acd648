import { type AppointmentStatus, holdsTime, type ServiceType } from '#domain/agenda/appointment.js';
import { eventColour, eventTitle } from '#domain/agenda/appointment.es.js';
import { type ClinicClock, minutesOf } from '#domain/clinic-time.js';
import { isPast, type WeeklyHours } from '#domain/schedule.js';
import type { AgendaAppointment } from '../../agenda-appointment';
import type { CalendarBlockFragment } from '../../blocked-hours/blocked-hours.generated';
import { spanOnWall } from './wall-dates';

export interface CalendarEvent {
  readonly id: number;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly colour: 'pink' | 'blue';
  readonly serviceType: ServiceType;
  readonly status: AppointmentStatus;
  readonly isPast: boolean;
  readonly isRunning: boolean;
  readonly appointment: AgendaAppointment;
}

export interface BlockEvent {
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly block: CalendarBlockFragment;
}

export type GridEvent = CalendarEvent | BlockEvent;

export const isBlock = (event: GridEvent): event is BlockEvent => 'block' in event;

export const toBlockEvent = (block: CalendarBlockFragment): BlockEvent => ({
  title: `Bloqueado: ${block.reason}`,
  ...spanOnWall(block.date, block.time, block.durationMinutes),
  block,
});

export function toCalendarEvent(appointment: AgendaAppointment, now: ClinicClock): CalendarEvent {
  const { id, date, time, durationMinutes, serviceType, status, treatment, patient, visitorName } =
    appointment;
  const title = eventTitle({ patientName: patient.name, visitorName, treatment, durationMinutes });
  const startsAt = minutesOf(time);
  const endsAt = startsAt + durationMinutes;
  return {
    id,
    title,
    ...spanOnWall(date, time, durationMinutes),
    colour: eventColour({ id, serviceType, title }),
    serviceType,
    status,
    appointment,
    isPast: isPast(date, endsAt, now),
    isRunning: holdsTime(status) && date === now.date && startsAt <= now.minutes && now.minutes < endsAt,
  };
}

/**
 * The hours that the day and week views show: the opening hours of all weekdays, and any events outside them.
 * @param open the weekly hours of services and professionals.
 */
export function hoursToShow(
  shown: readonly Pick<AgendaAppointment, 'time' | 'durationMinutes'>[],
  open: readonly WeeklyHours[],
): { first: number; last: number } {
  const stretches = open.flatMap((week) => Object.values(week).flat());
  const starts = [...stretches.map(({ opensAt }) => opensAt), ...shown.map(({ time }) => minutesOf(time))];
  const ends = [
    ...stretches.map(({ closesAt }) => closesAt),
    ...shown.map(({ time, durationMinutes }) => minutesOf(time) + durationMinutes),
  ];
  if (starts.length === 0) return { first: 9, last: 19 };
  return {
    first: Math.floor(Math.min(...starts) / 60),
    last: Math.min(24, Math.ceil(Math.max(...ends) / 60)),
  };
}
