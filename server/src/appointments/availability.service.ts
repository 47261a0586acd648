import type { DurationMinutes, ServiceType } from '#domain/appointment.js';
import { addDays, LAST_DATE, type LocalDate, type LocalTime, timeAt, weekOf } from '#domain/clinic-time.js';
import { freeStarts, takenStarts } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { ClinicService } from '../clinic/clinic.service.js';
import { Agenda, type BusyDay } from './agenda.js';

/** What is asked: a day of an agenda, for a length of time. */
export interface AvailabilityQuery {
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly durationMinutes: DurationMinutes;
  /** The appointment that is being edited: its own hours count as free. */
  readonly appointmentId?: number | undefined;
  /** Staff may also book hours that have passed. */
  readonly includePast: boolean;
}

export interface DayHours {
  readonly freeStarts: LocalTime[];
  /** The agenda's starts at which an appointment runs. */
  readonly takenStarts: LocalTime[];
}

export interface DayCount {
  readonly date: LocalDate;
  readonly freeCount: number;
}

/** How far ahead the next free day is looked for. */
const SEARCH_DAYS = 60;
const NOBODY: BusyDay = new Set();

/** Which hours can be had, by the rule that also refuses them (domain/schedule.ts). */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly agenda: Agenda,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
  ) {}

  async ofDay(query: AvailabilityQuery): Promise<DayHours> {
    const { date, serviceType, appointmentId } = query;
    const busy = await this.agenda.busy(serviceType, date, date, appointmentId);
    const slots = busy.get(date) ?? NOBODY;
    return {
      freeStarts: this.free(query, date, slots).map(timeAt),
      takenStarts: takenStarts(date, this.clinic.schedule(serviceType), slots).map(timeAt),
    };
  }

  /** How many starts are free on each day of the date's week, Monday first. */
  async ofWeek(query: AvailabilityQuery): Promise<DayCount[]> {
    const week = weekOf(query.date);
    const busy = await this.agenda.busy(query.serviceType, week[0]!, week[6]!, query.appointmentId);
    return week.map((date) => ({
      date,
      freeCount: this.free(query, date, busy.get(date) ?? NOBODY).length,
    }));
  }

  /** The first day after the date that has a free start; undefined where the next weeks have none. */
  async nextFreeDate(query: AvailabilityQuery): Promise<LocalDate | undefined> {
    const today = this.clock.wall().date;
    const after = query.date < today && !query.includePast ? today : addDays(query.date, 1);
    const until = addDays(after, SEARCH_DAYS);
    const busy = await this.agenda.busy(query.serviceType, after, until, query.appointmentId);
    for (let date = after; date <= until && date <= LAST_DATE; date = addDays(date, 1)) {
      if (this.free(query, date, busy.get(date) ?? NOBODY).length > 0) return date;
    }
    return undefined;
  }

  private free(query: AvailabilityQuery, date: LocalDate, busySlots: BusyDay): number[] {
    return freeStarts(date, query.durationMinutes, {
      schedule: this.clinic.schedule(query.serviceType),
      busySlots,
      now: query.includePast ? undefined : this.clock.wall(),
    });
  }
}
