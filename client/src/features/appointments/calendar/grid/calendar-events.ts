import type { AppointmentStatus, ServiceType } from '#domain/appointment.js';
import { eventColour, eventTitle } from '#domain/appointment.es.js';
import { type ClinicClock, minutesOf } from '#domain/clinic-time.js';
import { isPast } from '#domain/schedule.js';
import type { AgendaAppointment } from '../../agenda-appointment';
import type { CalendarBlockFragment } from '../../blocked-hours/blocked-hours.generated';
import { spanOnWall } from './wall-dates';

/** An appointment as the calendar renders it. */
export interface CalendarEvent {
  readonly id: number;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly colour: 'pink' | 'blue';
  readonly serviceType: ServiceType;
  readonly status: AppointmentStatus;
  readonly isPast: boolean;
  readonly appointment: AgendaAppointment;
}

/** Blocked hours as the calendar renders them. */
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
  const { id, date, time, durationMinutes, serviceType, status, treatment, patient } = appointment;
  const title = eventTitle({ patientName: patient.name, treatment, durationMinutes });
  const endsAt = minutesOf(time) + durationMinutes;
  return {
    id,
    title,
    ...spanOnWall(date, time, durationMinutes),
    colour: eventColour({ id, serviceType, title }),
    serviceType,
    status,
    appointment,
    isPast: isPast(date, endsAt, now),
  };
}

/**
 * The hours that the day view shows: the working day with an hour around it, and whatever is outside.
 */
export function hoursToShow(shown: readonly Pick<AgendaAppointment, 'time' | 'durationMinutes'>[]): {
  first: number;
  last: number;
} {
  const starts = shown.map(({ time }) => minutesOf(time));
  const ends = shown.map(({ time, durationMinutes }) => minutesOf(time) + durationMinutes);
  return {
    first: Math.floor(Math.min(8 * 60, ...starts) / 60),
    last: Math.min(24, Math.ceil(Math.max(20 * 60, ...ends) / 60)),
  };
}
