import { DEFAULT_SERVICE_TYPE, type DurationMinutes, type ServiceType } from '#domain/agenda/appointment.js';
import { type NoHours, whyNoHours } from '#domain/agenda/no-hours.js';
import {
  addDays,
  daysFrom,
  type Hour,
  LAST_DATE,
  type LocalDate,
  type LocalTime,
  startOfWeek,
  timeAt,
} from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { freeStartsOfAnyone, takenStartsOfAll } from '#domain/clinic/professionals/anyone.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { may } from '#domain/access/rights.js';
import { agendaStarts, type Schedule, type StartContext } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../access/rights/refusal.js';
import type { ActingStaff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { SchedulesService } from '../../clinic/settings/schedules.service.js';
import { Slots } from '../appointments/slots.js';
import { AppointmentList } from '../appointments/appointment-list.js';
import type { AppointmentRow } from '../appointments/appointment.row.js';
import { type RequestedService, attendantsFor } from '../appointments/attendants.js';

interface DayQuery {
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly durationMinutes: DurationMinutes;
  /** Null: any professional. Absent: the edited appointment's if there is one, otherwise any. */
  readonly professionalId?: number | null | undefined;
  /** Only professionals who offer it. */
  readonly treatment?: string | null | undefined;
  /** The appointment being edited: its own hours count as free. */
  readonly appointmentId?: number | null | undefined;
}

type EditingQuery = Omit<DayQuery, 'serviceType'> & { readonly serviceType?: ServiceType | undefined };

export interface AvailabilityQuery extends DayQuery {
  /** Staff may also book hours that have passed. */
  readonly includePast: boolean;
}

export interface DayHours {
  readonly freeStarts: LocalTime[];
  /** The agenda's start times that are taken for all requested professionals at work. */
  readonly takenStarts: LocalTime[];
}

export interface DayCount {
  readonly date: LocalDate;
  readonly freeCount: number;
  /** Null if a start is free. */
  readonly whyNone: NoHours | null;
  /** Whether no professional attends that day. */
  readonly isClosed: boolean;
}

const SEARCH_DAYS = 60;

interface LoadedDays {
  readonly on: (date: LocalDate) => StartContext[];
  /** The schedules of all professionals who provide the service, not only of the requested one. */
  readonly schedules: readonly Schedule[];
}

/** Finds free hours by the same rule that refuses a booking (domain/schedule.ts). */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly slots: Slots,
    private readonly list: AppointmentList,
    private readonly schedules: SchedulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The hours of a day that the visitor or staff user may see, along with the query.
   * @throws DomainError `UNAUTHENTICATED` for a visitor who names an appointment, as the response would reveal its
   *   hours; or `FORBIDDEN` for a program without access to the agenda
   */
  async forReader(asked: DayQuery, staff: ActingStaff | undefined): Promise<AvailabilityQuery & DayHours> {
    const includePast = staff !== undefined && may(staff.rights, 'AGENDA', 'READ');
    if (asked.appointmentId && !includePast) {
      throw staff ? refusal(staff, 'AGENDA', 'READ') : new DomainError('UNAUTHENTICATED');
    }
    const edited = asked.appointmentId ? await this.list.find(asked.appointmentId) : undefined;
    const query = { ...asked, ...whoseHours(asked, edited), includePast };
    return { ...query, ...(await this.ofDay(query)) };
  }

  /**
   * The hours for editing an appointment: its own hours count as free. The service type defaults to the appointment's.
   * @throws DomainError `NOT_FOUND` for an appointment that does not exist
   */
  async forEditing({ serviceType, appointmentId, ...day }: EditingQuery): Promise<DayHours> {
    const edited = appointmentId ? await this.list.find(appointmentId) : undefined;
    if (appointmentId && !edited) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    const asked = { ...day, serviceType: serviceType ?? edited?.serviceType ?? DEFAULT_SERVICE_TYPE };
    return this.ofDay({
      ...asked,
      ...whoseHours(asked, edited),
      appointmentId: edited?.id,
      includePast: true,
    });
  }

  /** The hours of a day to which the appointment's owner can move it: its own hours count as free. */
  async ofOwner(
    { id, serviceType, durationMinutes, treatment }: AppointmentRow,
    date: LocalDate,
    professionalId: number | null,
  ): Promise<AvailabilityQuery & DayHours> {
    const asked = { date, serviceType, durationMinutes, treatment, professionalId };
    const query = { ...asked, appointmentId: id, includePast: false };
    return { ...query, ...(await this.ofDay(query)) };
  }

  private async ofDay(query: AvailabilityQuery): Promise<DayHours> {
    const { date, durationMinutes } = query;
    const contexts = (await this.load(query, date, date)).on(date);
    return {
      freeStarts: freeStartsOfAnyone(date, durationMinutes, contexts).map(timeAt),
      takenStarts: takenStartsOfAll(date, contexts).map(timeAt),
    };
  }

  /** The number of free starts on each day from the date's week on, Monday first. */
  async ofWeeks(query: AvailabilityQuery, weeks: number): Promise<DayCount[]> {
    const monday = startOfWeek(query.date);
    const last = addDays(monday, 7 * weeks - 1);
    const { on, schedules } = await this.load(query, monday, last);
    return daysFrom(monday, last).map((date) => {
      const contexts = on(date);
      const freeCount = freeStartsOfAnyone(date, query.durationMinutes, contexts).length;
      return {
        date,
        freeCount,
        whyNone:
          freeCount > 0 ? null : (whyNoHours(date, query.durationMinutes, contexts, schedules) ?? null),
        isClosed: contexts.every(({ schedule }) => agendaStarts(schedule, date).length === 0),
      };
    });
  }

  /** The first day after the date with a free start; undefined if the next 60 days have none. */
  async nextFreeDate(query: AvailabilityQuery): Promise<LocalDate | undefined> {
    const today = this.clock.wall().date;
    const after = query.date < today && !query.includePast ? today : addDays(query.date, 1);
    return (await this.firstFreeFrom(after, query))?.date;
  }

  /** The first free start from now on, on any day; undefined if the next 60 days have none. */
  firstFree(query: AvailabilityQuery): Promise<Hour | undefined> {
    return this.firstFreeFrom(this.clock.wall().date, { ...query, includePast: false });
  }

  /**
   * Refuses a professional who does not offer what is requested, as a booking does.
   * @throws DomainError `INVALID_INPUT` on `professionalId`
   */
  async assertAttended(asked: RequestedService): Promise<void> {
    attendantsFor(await this.schedules.current(asked.serviceType), asked);
  }

  /** Every start in a range of days that a visitor may book, by time. */
  async freeHours(
    asked: Omit<DayQuery, 'date' | 'appointmentId'>,
    from: LocalDate,
    to: LocalDate,
  ): Promise<Hour[]> {
    const days = await this.load({ ...asked, date: from, includePast: false }, from, to);
    return daysFrom(from, to).flatMap((date) =>
      freeStartsOfAnyone(date, asked.durationMinutes, days.on(date)).map((start) => ({
        date,
        time: timeAt(start),
      })),
    );
  }

  private async firstFreeFrom(start: LocalDate, query: AvailabilityQuery): Promise<Hour | undefined> {
    const until = earlier(addDays(start, SEARCH_DAYS), LAST_DATE);
    for (let from = start; from <= until; from = addDays(startOfWeek(from), 7)) {
      const to = earlier(addDays(startOfWeek(from), 6), until);
      const days = await this.load(query, from, to);
      for (const date of daysFrom(from, to)) {
        const [free] = freeStartsOfAnyone(date, query.durationMinutes, days.on(date));
        if (free !== undefined) return { date, time: timeAt(free) };
      }
    }
    return undefined;
  }

  private async load(query: AvailabilityQuery, from: LocalDate, to: LocalDate): Promise<LoadedDays> {
    const { serviceType, professionalId = null, treatment = null, appointmentId } = query;
    const all = await this.schedules.current(serviceType);
    const attendants = attendantsFor(all, { serviceType, professionalId, treatment });
    const ids = attendants.map(({ id }) => id);
    const held = await this.slots.held(ids, from, to, appointmentId ?? undefined);
    const now = query.includePast ? undefined : this.clock.wall();
    return {
      on: (date) =>
        attendants.map(({ id, schedule }) => ({ schedule, busySlots: held.of(id, date).slots, now })),
      schedules: all.map(({ schedule }) => schedule),
    };
  }
}

const earlier = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);

/** An edited appointment defaults to its own professional, unless another one or any is requested. */
const whoseHours = (
  { serviceType, professionalId }: Pick<DayQuery, 'serviceType' | 'professionalId'>,
  edited: AppointmentRow | undefined,
): Pick<DayQuery, 'professionalId'> => ({
  professionalId:
    professionalId === undefined && edited?.serviceType === serviceType
      ? edited.professionalId
      : professionalId,
});
