import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { daysFrom } from '#domain/clinic-time.js';
import type { AgendaAppointment } from '../agenda-appointment';
import type { CalendarBlockFragment } from '../blocked-hours/blocked-hours.generated';
import type { DayRange } from '../calendar/calendar-view';

export type PrintedLine =
  | { readonly time: LocalTime; readonly appointment: AgendaAppointment; readonly block?: never }
  | { readonly time: LocalTime; readonly block: CalendarBlockFragment; readonly appointment?: never };

export interface PrintedDay {
  readonly date: LocalDate;
  readonly lines: readonly PrintedLine[];
}

/** All days of the range, each with its lines in order of time. */
export function printedDays(
  { from, to }: DayRange,
  appointments: readonly AgendaAppointment[],
  blocks: readonly CalendarBlockFragment[],
): PrintedDay[] {
  const lines = [
    ...appointments.map((appointment) => ({ ...appointment, line: { time: appointment.time, appointment } })),
    ...blocks.map((block) => ({ ...block, line: { time: block.time, block } })),
  ];
  return daysFrom(from, to).map((date) => ({
    date,
    lines: lines
      .filter((one) => one.date === date)
      .map(({ line }) => line)
      .toSorted((a, b) => a.time.localeCompare(b.time)),
  }));
}

export const SERVICE_INITIALS: Readonly<Record<ServiceType, string>> = { PODIATRY: 'P', MANICURE: 'M' };

/** '11 citas · P 7 · M 4', without the cancelled ones. */
export function countInWords(appointments: readonly AgendaAppointment[]): string {
  const coming = appointments.filter(({ status }) => status !== 'CANCELLED');
  const of = (type: ServiceType) => coming.filter(({ serviceType }) => serviceType === type).length;
  const all = `${coming.length} ${coming.length === 1 ? 'cita' : 'citas'}`;
  return `${all} · P ${of('PODIATRY')} · M ${of('MANICURE')}`;
}

/** Whether the professional must be named, because the service's initial does not identify them. */
export const namesProfessionals = (appointments: readonly AgendaAppointment[]): boolean =>
  Object.keys(SERVICE_INITIALS).some(
    (type) =>
      new Set(
        appointments.filter((one) => one.serviceType === type).map(({ professionalId }) => professionalId),
      ).size > 1,
  );
