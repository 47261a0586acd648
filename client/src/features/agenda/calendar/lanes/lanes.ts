import type { ServiceType } from '#domain/agenda/appointment.js';
import { weekdayPlural } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { does } from '#domain/clinic/professionals/professional.js';
import type { ClinicProfessional } from '../../../../professionals/professionals';
import type { AgendaAppointment } from '../../agenda-appointment';
import type { Schedules } from '../../agenda-hours';
import type { ChosenSlot } from '../../form/appointment-form-values';
import type { OpenDays } from '../day-marks';
import type { Attendance } from '../dropped';
import { snapToAgenda } from '../snap-to-agenda';
import { type Lane, lanesOf, neighbourOf } from './lane';
import { type DayOff, LaneHours } from './lane-hours';

/** The lanes of several professionals, with their services and hours. */
export interface Lanes extends Attendance, OpenDays {
  /** The professionals who can be chosen. */
  readonly all: readonly Lane[];
  readonly shown: readonly Lane[];
  readonly isOpen: (professionalId: number, date: LocalDate, minute: number) => boolean;
  /** The reason of a professional's day off; undefined if they have none. */
  readonly reasonOff: (professionalId: number, date: LocalDate) => string | undefined;
  /** The id of the professional before or after the first one shown; after the last comes the first. */
  readonly beside: (direction: 1 | -1) => number | undefined;
  /** The slot for a new appointment, completed with the professional, a service they provide and a possible start. */
  readonly slotIn: (slot: ChosenSlot) => ChosenSlot;
}

export interface LaneFacts {
  readonly professionals: readonly ClinicProfessional[];
  readonly daysOff: readonly DayOff[];
  readonly schedules: Schedules;
  /** The appointments of the visible days. */
  readonly appointments: readonly AgendaAppointment[];
  /** Ids; empty: all professionals. */
  readonly chosen: readonly number[];
}

export function lanesFrom({ professionals, daysOff, schedules, appointments, chosen }: LaneFacts): Lanes {
  const busy = new Set([...chosen, ...appointments.map(({ professionalId }) => professionalId)]);
  const all = lanesOf(professionals, busy);
  const shown = chosen.length > 0 ? all.filter(({ id }) => chosen.includes(id)) : all;
  const hours = new Map(
    professionals.map((professional) => [
      professional.id,
      new LaneHours(
        professional,
        schedules,
        daysOff.filter(({ professionalId }) => professionalId === professional.id),
      ),
    ]),
  );
  const nameOf = (id: number) => all.find((lane) => lane.id === id)?.name ?? '';
  const openMinutesOf = (id: number, date: LocalDate) => hours.get(id)?.openMinutes(date) ?? 0;
  const reasonOff = (id: number, date: LocalDate) => hours.get(id)?.dayOffOn(date)?.reason;
  const scheduleOf = (id: number, serviceType: ServiceType) =>
    hours.get(id)?.scheduleFor(serviceType) ?? schedules[serviceType];

  return {
    all,
    shown,
    scheduleOf,
    reasonOff,
    beside: (direction) => neighbourOf(shown[0]?.id, direction, all),
    canTake(id, { serviceType, treatment }) {
      const professional = hours.get(id)?.professional;
      return (
        professional !== undefined && !professional.isArchived && does(professional, serviceType, treatment)
      );
    },
    absenceOf(id, date) {
      const reason = reasonOff(id, date);
      const when = reason === undefined ? `los ${weekdayPlural(date)}` : `ese día (${reason})`;
      return `${nameOf(id)} no atiende ${when}. Elija otro día, o a otra persona.`;
    },
    isOpen: (id, date, minute) => hours.get(id)?.isOpen(date, minute) ?? false,
    openMinutes: (date) => shown.reduce((sum, { id }) => sum + openMinutesOf(id, date), 0),
    openMinutesOf,
    absenceOn(date) {
      const away = shown.flatMap(({ id, name, sign }) => {
        const reason = reasonOff(id, date);
        return reason === undefined ? [] : [{ name, initials: sign.initials, reason }];
      });
      if (away.length === 0) return undefined;
      const text = (of: (who: (typeof away)[number]) => string) =>
        away.map((who) => (shown.length === 1 ? who.reason : `${of(who)}: ${who.reason}`)).join(' · ');
      return { short: text(({ initials }) => initials), full: text(({ name }) => name) };
    },
    slotIn(slot) {
      const id = slot.professionalId ?? (shown.length === 1 ? shown[0]?.id : undefined);
      const lane = all.find((each) => each.id === id && !each.isArchived);
      const schedule = lane ? scheduleOf(lane.id, lane.group) : schedules.PODIATRY;
      const time = slot.time && snapToAgenda(schedule, slot.date, slot.time);
      return { ...slot, time, professionalId: lane?.id, serviceType: lane?.group };
    },
  };
}
