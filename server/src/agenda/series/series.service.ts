import {
  addDays,
  daysBetween,
  type LocalDate,
  type LocalTime,
  minutesOf,
  timeAt,
} from '#domain/clinic-time.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { DomainError } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { NO_SERIES, NOTHING_AHEAD, seriesRefusal } from '#domain/agenda/series.es.js';
import { sortForMove, isInPart, seriesDates } from '#domain/agenda/series.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { AppointmentBooking } from '../appointments/appointment-booking.js';
import { AppointmentEditing } from '../appointments/appointment-editing.js';
import { AppointmentEvents, type SeriesEvent } from '../appointments/appointment-events.js';
import { AppointmentList } from '../appointments/appointment-list.js';
import type { AppointmentDraft } from '../appointments/appointment.draft.js';
import type { AppointmentRow } from '../appointments/appointment.row.js';
import { CandidatesService } from '../appointments/candidates.service.js';
import { retryDeadlock } from '../appointments/retry-deadlock.js';
import { AppointmentSeries } from './appointment-series.entity.js';
import type { MoveSeriesArgs, SeriesPartArgs, SeriesPreviewArgs } from './series.input.js';
import type { SeriesDayModel } from './series.model.js';

/** Appointments repeated every few weeks: either all of them are written or none. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly list: AppointmentList,
    private readonly booking: AppointmentBooking,
    private readonly editing: AppointmentEditing,
    private readonly candidates: CandidatesService,
    private readonly events: AppointmentEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * The days of a series, with the reason if one can't be booked now.
   * @throws DomainError `INVALID_INPUT` on `professionalId`
   */
  async preview(
    draft: AppointmentDraft,
    { everyWeeks, times }: SeriesPreviewArgs,
  ): Promise<SeriesDayModel[]> {
    const days: SeriesDayModel[] = [];
    for (const date of seriesDates(draft.date, everyWeeks, times)) {
      const refusal = await this.candidates.whoCanHave({ ...draft, date }).then(() => null, sentenceOf);
      days.push({ date, refusal });
    }
    return days;
  }

  /**
   * @throws DomainError `SLOT_TAKEN` or `INVALID_INPUT` with a message that names the day; nothing is written then
   */
  create(
    draft: AppointmentDraft,
    everyWeeks: number,
    dates: readonly LocalDate[],
  ): Promise<AppointmentRow[]> {
    return retryDeadlock(() => this.book(draft, everyWeeks, [...new Set(dates)].sort()));
  }

  @Transactional()
  private async book(
    draft: AppointmentDraft,
    everyWeeks: number,
    dates: readonly LocalDate[],
  ): Promise<AppointmentRow[]> {
    const seriesId = await this.em.insert(AppointmentSeries, { everyWeeks });
    const ids: number[] = [];
    for (const date of dates) {
      const { id } = await namingDay(date, timeAt(draft.startMinute), async () => {
        const onDay = { ...draft, date, seriesId };
        return this.booking.book(onDay, await this.candidates.whoCanHave(onDay));
      });
      ids.push(id);
    }
    return this.announce('BOOKED', seriesId, ids);
  }

  /**
   * Moves the upcoming appointments of a series to the same hour, each by as many days as the named one.
   * @throws DomainError `NOT_FOUND`, or `SLOT_TAKEN` or `INVALID_INPUT` with a message that names the day; then nothing
   *   is moved
   */
  move(args: MoveSeriesArgs): Promise<AppointmentRow[]> {
    return retryDeadlock(() => this.moveAll(args));
  }

  @Transactional()
  private async moveAll({ date, time, ...asked }: MoveSeriesArgs): Promise<AppointmentRow[]> {
    const { named, ahead, seriesId } = await this.lockAhead(asked);
    const days = daysBetween(named.date, date);
    for (const { id, date: before } of sortForMove(ahead, days)) {
      const to = addDays(before, days);
      await namingDay(to, time, () =>
        this.editing.change(id, { date: to, startMinute: minutesOf(time) }, { isOfSeries: true }),
      );
    }
    return this.announce('MOVED', seriesId, idsOf(ahead));
  }

  /**
   * Cancels the upcoming appointments of a series.
   * @throws DomainError `NOT_FOUND`
   */
  end(args: SeriesPartArgs): Promise<AppointmentRow[]> {
    return retryDeadlock(() => this.cancelAll(args));
  }

  @Transactional()
  private async cancelAll(asked: SeriesPartArgs): Promise<AppointmentRow[]> {
    const { ahead, seriesId } = await this.lockAhead(asked);
    for (const { id } of ahead) await this.editing.change(id, { status: 'CANCELLED' }, { isOfSeries: true });
    return this.announce('ENDED', seriesId, idsOf(ahead));
  }

  /** The appointments of a series by time, including cancelled ones. */
  of(seriesId: number): Promise<AppointmentRow[]> {
    return this.list.ofSeries(seriesId);
  }

  private async announce(
    kind: SeriesEvent['kind'],
    seriesId: number,
    ids: readonly number[],
  ): Promise<AppointmentRow[]> {
    const appointments = await this.list.byIds(ids);
    await this.events.emitSeries({ kind, seriesId, appointments });
    return appointments;
  }

  /** Locks the series and returns those appointments of the part that are not over, completed or cancelled. */
  private async lockAhead({ appointmentId, part }: SeriesPartArgs) {
    const found = await this.list.find(appointmentId);
    if (!found) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    if (found.seriesId === null) throw new DomainError('NOT_FOUND', { message: NO_SERIES });
    // Always in the same order, so that concurrent changes to a series wait for each other without deadlocking.
    await this.sql.rows('select from appointment where series_id = $1 order by id for update', [
      found.seriesId,
    ]);
    const all = await this.list.ofSeries(found.seriesId);
    const named = all.find(({ id }) => id === appointmentId);
    if (!named) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    const now = this.clock.wall();
    const ahead = all.filter((one) => isInPart(one, part, named.date, now));
    if (ahead.length === 0) throw new DomainError('NOT_FOUND', { message: NOTHING_AHEAD });
    return { named, ahead, seriesId: found.seriesId };
  }
}

const idsOf = (rows: readonly AppointmentRow[]): number[] => rows.map(({ id }) => id);

/**
 * @throws errors that are not about the time.
 */
function sentenceOf(error: unknown): string {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'SLOT_TAKEN') return ERROR_MESSAGES.SLOT_TAKEN;
  const reasons = error.fields?.['time'];
  if (!reasons) throw error;
  return reasons.join(' ');
}

async function namingDay<T>(date: LocalDate, time: LocalTime, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const message = seriesRefusal(date, time, sentenceOf(error));
    const { code } = error as DomainError;
    if (code === 'SLOT_TAKEN') throw new DomainError(code, { message });
    throw new DomainError('INVALID_INPUT', { message, fields: { time: [message] } });
  }
}
