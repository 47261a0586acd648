import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { CLOSURE_NOT_FOUND } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { ClosureInput, ClosureRangeInput } from './closure.input.js';
import { type Holiday, type HolidayCalendar, holidayCalendar } from './holidays.js';
import { assertRangeOrder, rangeFromToday } from '../settings/range-from-today.js';

export interface ClosureRow {
  readonly id: number;
  /** Null closes both agendas. */
  readonly serviceType: ServiceType | null;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reason: string;
}

const COLUMNS = `id, service_type as "serviceType", from_date as "from", to_date as "to", reason`;

/** Appointments within a new closure stay: staff see them and decide what to do. */
@Injectable()
export class ClosuresService {
  constructor(
    /** Required by `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * The closures that overlap a range of days, both ends included, soonest first. By default, the range starts today
   * and has no end.
   * @throws DomainError `INVALID_INPUT` on `to` if the range ends before it begins
   */
  within(range: ClosureRangeInput = {}): Promise<ClosureRow[]> {
    return this.sql.rows<ClosureRow>(
      `select ${COLUMNS} from closure
       where to_date >= $1 and ($2::date is null or from_date <= $2::date) order by from_date, id`,
      rangeFromToday(range, this.clock.wall().date),
    );
  }

  /** @throws DomainError `INVALID_INPUT` on `to` if the closure ends before it begins */
  @Transactional()
  async create({ serviceType, from, to, reason }: ClosureInput): Promise<ClosureRow> {
    assertRangeOrder(from, to);
    const created = await this.insert({ serviceType: serviceType ?? null, from, to, reason });
    await this.live.publish({ kind: 'SCHEDULE' });
    return created;
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async delete(id: number): Promise<void> {
    const deleted = await this.sql.rows('delete from closure where id = $1 returning id', [id]);
    if (deleted.length === 0) throw new DomainError('NOT_FOUND', { message: CLOSURE_NOT_FOUND });
    await this.live.publish({ kind: 'SCHEDULE' });
  }

  /** Closes both agendas on these holidays of the year, skipping days that a closure of both already covers. */
  @Transactional()
  async importHolidays(year: number, dates: readonly LocalDate[]): Promise<ClosureRow[]> {
    const holidaysOf = await holidayCalendar();
    await this.closeHolidays(holidaysOf(year).filter(({ date }) => dates.includes(date)));
    return this.within();
  }

  /**
   * If the clinic was set up to close on holidays, closes those of this year and the next, only once per year: a
   * holiday that staff reopened stays open.
   */
  async closeComingHolidays(): Promise<void> {
    // Loading the calendar takes a second or more, and the transaction locks the settings.
    await this.closeComing(await holidayCalendar());
  }

  @Transactional()
  private async closeComing(holidaysOf: HolidayCalendar): Promise<void> {
    const { date: today } = this.clock.wall();
    const thisYear = Number(today.slice(0, 4));
    const [settings] = await this.sql.rows<{ until: number | null }>(
      'select holidays_closed_until as until from clinic_settings for update',
    );
    const until = settings?.until ?? null;
    if (until === null || until > thisYear) return;
    for (let year = Math.max(until + 1, thisYear); year <= thisYear + 1; year += 1)
      await this.closeHolidays(holidaysOf(year).filter(({ date }) => date >= today));
    await this.sql.rows('update clinic_settings set holidays_closed_until = $1', [thisYear + 1]);
  }

  private async closeHolidays(holidays: readonly Holiday[]): Promise<void> {
    for (const { date, name } of holidays) {
      const closed = await this.sql.rows(
        'select from closure where service_type is null and $1 between from_date and to_date limit 1',
        [date],
      );
      if (closed.length === 0) await this.insert({ serviceType: null, from: date, to: date, reason: name });
    }
    await this.live.publish({ kind: 'SCHEDULE' });
  }

  private async insert({ serviceType, from, to, reason }: Omit<ClosureRow, 'id'>): Promise<ClosureRow> {
    const [created] = await this.sql.rows<ClosureRow>(
      `insert into closure (service_type, from_date, to_date, reason) values ($1, $2, $3, $4) returning ${COLUMNS}`,
      [serviceType, from, to, reason],
    );
    if (!created) throw new Error('an insert that returns a row returned none');
    return created;
  }
}
