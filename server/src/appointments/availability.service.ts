import { DEFAULT_SERVICE_TYPE, type DurationMinutes, type ServiceType } from '#domain/appointment.js';
import {
  addDays,
  LAST_DATE,
  type LocalDate,
  type LocalTime,
  startOfWeek,
  timeAt,
  weekOf,
} from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { freeStarts, type Schedule, takenStarts } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { Clock } from '../clock.js';
import { SchedulesService } from '../clinic/schedules.service.js';
import { Agenda, type BusyDay } from './agenda.js';
import { AppointmentList } from './appointment-list.js';

/** A day of an agenda, for a length of time. */
interface DayQuery {
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly durationMinutes: DurationMinutes;
  /** The appointment that is being edited: its own hours count as free. */
  readonly appointmentId?: number | null | undefined;
}

type EditingQuery = Omit<DayQuery, 'serviceType'> & { readonly serviceType?: ServiceType | undefined };

export interface AvailabilityQuery extends DayQuery {
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

const SEARCH_DAYS = 60;
const NOBODY: BusyDay = new Set();

interface LoadedDays {
  readonly schedule: Schedule;
  readonly busy: (date: LocalDate) => BusyDay;
}

/** Which hours are free, by the same rule that refuses them (domain/schedule.ts). */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly agenda: Agenda,
    private readonly list: AppointmentList,
    private readonly schedules: SchedulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The hours of a day, as a visitor or staff may see them; what was asked comes along.
   * @throws DomainError `UNAUTHENTICATED` for a visitor who names an appointment: the answer would show its hours
   */
  async forReader(asked: DayQuery, staff: Staff | undefined): Promise<AvailabilityQuery & DayHours> {
    if (asked.appointmentId && !staff) throw new DomainError('UNAUTHENTICATED');
    const query = { ...asked, includePast: staff !== undefined };
    return { ...query, ...(await this.ofDay(query)) };
  }

  /**
   * The hours for editing an appointment: its own count as free. Without a service type, the appointment's.
   * @throws DomainError `NOT_FOUND` for an appointment that does not exist
   */
  async forEditing({ serviceType, appointmentId, ...day }: EditingQuery): Promise<DayHours> {
    const edited = appointmentId ? await this.list.find(appointmentId) : undefined;
    if (appointmentId && !edited) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return this.ofDay({
      ...day,
      serviceType: serviceType ?? edited?.serviceType ?? DEFAULT_SERVICE_TYPE,
      appointmentId: edited?.id,
      includePast: true,
    });
  }

  private async ofDay(query: AvailabilityQuery): Promise<DayHours> {
    const { date } = query;
    const day = await this.load(query, date, date);
    return {
      freeStarts: this.free(query, date, day).map(timeAt),
      takenStarts: takenStarts(date, day.schedule, day.busy(date)).map(timeAt),
    };
  }

  /** How many starts are free on each day of the date's week, Monday first. */
  async ofWeek(query: AvailabilityQuery): Promise<DayCount[]> {
    const monday = startOfWeek(query.date);
    const week = await this.load(query, monday, addDays(monday, 6));
    return weekOf(query.date).map((date) => ({ date, freeCount: this.free(query, date, week).length }));
  }

  /** The first day after the date that has a free start; undefined where the next weeks have none. */
  async nextFreeDate(query: AvailabilityQuery): Promise<LocalDate | undefined> {
    const today = this.clock.wall().date;
    const after = query.date < today && !query.includePast ? today : addDays(query.date, 1);
    const until = addDays(after, SEARCH_DAYS);
    const days = await this.load(query, after, until);
    for (let date = after; date <= until && date <= LAST_DATE; date = addDays(date, 1)) {
      if (this.free(query, date, days).length > 0) return date;
    }
    return undefined;
  }

  private async load(query: AvailabilityQuery, from: LocalDate, to: LocalDate): Promise<LoadedDays> {
    const [schedule, busy] = await Promise.all([
      this.schedules.forListing(query.serviceType),
      this.agenda.busy(query.serviceType, from, to, query.appointmentId ?? undefined),
    ]);
    return { schedule, busy: (date) => busy.get(date) ?? NOBODY };
  }

  private free(query: AvailabilityQuery, date: LocalDate, { schedule, busy }: LoadedDays): number[] {
    return freeStarts(date, query.durationMinutes, {
      schedule,
      busySlots: busy(date),
      now: query.includePast ? undefined : this.clock.wall(),
    });
  }
}
