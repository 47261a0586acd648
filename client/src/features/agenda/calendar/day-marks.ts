import { holdsTime, SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { type LocalDate, weekdayOf } from '#domain/clinic-time.js';
import { closureOn, type Schedule } from '#domain/schedule.js';
import type { AgendaAppointment } from '../agenda-appointment';
import type { Schedules } from '../agenda-hours';

/** Used if a closed day has no reason. */
export const CLOSED = 'Cerrado';

export interface DayMark {
  /** Appointments that hold time. */
  readonly count: number;
  readonly countOf: Readonly<Record<ServiceType, number>>;
  /** The booked share of the open hours, 0 to 1. */
  readonly load: number;
  readonly isClosed: boolean;
  /** Why the day is closed, or which of the two agendas is closed. */
  readonly note: string | undefined;
  /** Why a professional who is shown is absent. */
  readonly absence?: Absence | undefined;
  /** The same for one of the professionals who are shown. */
  readonly of: (professionalId: number) => PersonsDay;
}

interface PersonsDay {
  readonly count: number;
  readonly load: number;
  readonly isOff: boolean;
}

interface Absence {
  /** The same, with initials instead of a name. */
  readonly short: string;
  readonly full: string;
}

const EMPTY: readonly AgendaAppointment[] = [];

export interface OpenDays {
  readonly openMinutes: (date: LocalDate) => number;
  readonly openMinutesOf: (professionalId: number, date: LocalDate) => number;
  readonly absenceOn: (date: LocalDate) => Absence | undefined;
}

/**
 * @param appointments those of the visible days.
 * @param people the professionals who are shown, if there are several.
 * @returns a function that summarizes a day.
 */
export function dayMarker(
  appointments: readonly AgendaAppointment[],
  schedules: Schedules,
  people?: OpenDays,
): (date: LocalDate) => DayMark {
  const byDay = new Map<LocalDate, AgendaAppointment[]>();
  for (const appointment of appointments) {
    if (!holdsTime(appointment.status)) continue;
    byDay.set(appointment.date, [...(byDay.get(appointment.date) ?? []), appointment]);
  }
  return (date) => {
    const held = byDay.get(date) ?? EMPTY;
    const open =
      people?.openMinutes(date) ??
      SERVICE_TYPES.reduce((sum, type) => sum + openMinutes(schedules[type], date), 0);
    return {
      count: held.length,
      countOf: {
        PODIATRY: held.filter(({ serviceType }) => serviceType === 'PODIATRY').length,
        MANICURE: held.filter(({ serviceType }) => serviceType === 'MANICURE').length,
      },
      load: loadOf(held, open),
      isClosed: open === 0,
      note: noteOn(schedules, date),
      absence: people?.absenceOn(date),
      of(id) {
        const own = held.filter(({ professionalId }) => professionalId === id);
        const ownOpen = people?.openMinutesOf(id, date) ?? 0;
        return { count: own.length, load: loadOf(own, ownOpen), isOff: ownOpen === 0 };
      },
    };
  };
}

function loadOf(held: readonly AgendaAppointment[], open: number): number {
  const minutes = held.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  return open > 0 ? Math.min(1, minutes / open) : Number(minutes > 0);
}

function openMinutes(schedule: Schedule, date: LocalDate): number {
  if (closureOn(schedule.closures, date)) return 0;
  const hours = schedule.hours[weekdayOf(date)] ?? [];
  return hours.reduce((sum, { opensAt, closesAt }) => sum + closesAt - opensAt, 0);
}

function noteOn(schedules: Schedules, date: LocalDate): string | undefined {
  const closed = SERVICE_TYPES.map(
    (type) => [type, closureOn(schedules[type].closures, date)?.reason] as const,
  ).filter((entry): entry is readonly [ServiceType, string] => entry[1] !== undefined);
  const [first] = closed;
  if (!first) return undefined;
  const isWhole = SERVICE_TYPES.every((type) => openMinutes(schedules[type], date) === 0);
  return isWhole ? first[1] : `${SERVICE_TYPE_LABELS[first[0]]}: ${first[1]}`;
}
