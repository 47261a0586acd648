import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { CLOSURE_NOT_FOUND } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CLINIC_ID, ClinicSettings } from '../settings/clinic-settings.entity.js';
import { Closure } from './closure.entity.js';
import type { ClosureInput, ClosureRangeInput } from './closure.input.js';
import { type Holiday, type HolidayCalendar, holidayCalendar } from './holidays.js';
import { overlapping } from '../settings/overlapping.js';
import { assertRangeOrder, rangeFromToday } from './range-from-today.js';

/** Appointments within a new closure stay: staff see them and decide what to do. */
@Injectable()
export class ClosuresService {
  constructor(
    private readonly em: EntityManager,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * The closures that overlap a range of days, both ends included, soonest first. By default, the range starts today
   * and has no end.
   * @throws DomainError `INVALID_INPUT` on `to` if the range ends before it begins
   */
  async within(range: ClosureRangeInput = {}): Promise<Closure[]> {
    return this.em.find(Closure, overlapping(rangeFromToday(range, this.clock.wall().date)), {
      orderBy: { from: 'asc', id: 'asc' },
      ...READ_ONLY,
    });
  }

  /** @throws DomainError `INVALID_INPUT` on `to` if the closure ends before it begins */
  @Transactional()
  async create({ serviceType, from, to, reason }: ClosureInput): Promise<Closure> {
    assertRangeOrder(from, to);
    const created = await this.insert({ serviceType: serviceType ?? null, from, to, reason });
    await this.live.publish({ kind: 'SCHEDULE' });
    return created;
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async delete(id: number): Promise<void> {
    const deleted = await this.em.nativeDelete(Closure, id);
    if (deleted === 0) throw new DomainError('NOT_FOUND', { message: CLOSURE_NOT_FOUND });
    await this.live.publish({ kind: 'SCHEDULE' });
  }

  /** Closes both agendas on these holidays of the year, skipping days that a closure of both already covers. */
  @Transactional()
  async importHolidays(year: number, dates: readonly LocalDate[]): Promise<Closure[]> {
    const holidaysOf = await holidayCalendar();
    await this.closeHolidays(holidaysOf(year).filter(({ date }) => dates.includes(date)));
    return this.within();
  }

  /**
   * If the clinic was set up to close on holidays, closes those of this year and the next, only once per year: a
   * holiday that staff reopened stays open.
   */
  async closeComingHolidays(): Promise<void> {
    // The calendar takes 13 MB, and is needed once a year.
    const { holidaysClosedUntil } = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY);
    if (!this.areToClose(holidaysClosedUntil)) return;
    // Loaded before the transaction, which locks the settings.
    await this.closeComing(await holidayCalendar());
  }

  @Transactional()
  private async closeComing(holidaysOf: HolidayCalendar): Promise<void> {
    const { date: today } = this.clock.wall();
    const thisYear = Number(today.slice(0, 4));
    const settings = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, FOR_UPDATE);
    const { holidaysClosedUntil: until } = settings;
    // Another instance may have closed them meanwhile.
    if (!this.areToClose(until)) return;
    for (let year = Math.max(until + 1, thisYear); year <= thisYear + 1; year += 1)
      await this.closeHolidays(holidaysOf(year).filter(({ date }) => date >= today));
    settings.holidaysClosedUntil = thisYear + 1;
    await this.em.flush();
  }

  /** Whether holidays of this year or the next are still to be closed. @param until null: the clinic is open on them. */
  private areToClose(until: number | null): until is number {
    return until !== null && until <= Number(this.clock.wall().date.slice(0, 4));
  }

  private async closeHolidays(holidays: readonly Holiday[]): Promise<void> {
    for (const { date, name } of holidays) {
      const closed = await this.em.count(Closure, { serviceType: null, ...overlapping([date, date]) });
      if (closed === 0) await this.insert({ serviceType: null, from: date, to: date, reason: name });
    }
    await this.live.publish({ kind: 'SCHEDULE' });
  }

  private async insert(closure: Omit<Closure, 'id'>): Promise<Closure> {
    const created = this.em.create(Closure, closure);
    await this.em.flush();
    return created;
  }
}
