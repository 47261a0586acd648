import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { DAY_OFF_NOT_FOUND, FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { ClosureRangeInput } from '../closures/closure.input.js';
import type { DayOffInput } from './professional.input.js';
import { assertRangeOrder, rangeFromToday } from '../settings/range-from-today.js';

export interface DayOff {
  readonly id: number;
  readonly professionalId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reason: string;
}

const COLUMNS = `id, professional_id as "professionalId", from_date as "from", to_date as "to", reason`;

/** Appointments within a new day off stay: staff see them and decide what to do. */
@Injectable()
export class DaysOffService {
  constructor(
    /** Required by `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * The days off that overlap a range of days, both ends included, soonest first. By default, the range starts today
   * and has no end.
   * @throws DomainError `INVALID_INPUT` on `to` if the range ends before it begins
   */
  within(range: ClosureRangeInput = {}): Promise<DayOff[]> {
    return this.sql.rows<DayOff>(
      `select ${COLUMNS} from day_off
       where to_date >= $1 and ($2::date is null or from_date <= $2::date) order by from_date, id`,
      rangeFromToday(range, this.clock.wall().date),
    );
  }

  /** @throws DomainError `INVALID_INPUT` on `to` if it ends before it begins, or on `professionalId` */
  @Transactional()
  async create({ professionalId, from, to, reason }: DayOffInput): Promise<DayOff> {
    assertRangeOrder(from, to);
    const [created] = await this.sql.rows<DayOff>(
      // The lock waits for bookings in progress, so that the list of appointments within this day off is complete.
      `with locked as (select id from professional where id = $1 for update)
       insert into day_off (professional_id, from_date, to_date, reason)
       select id, $2, $3, $4 from locked returning ${COLUMNS}`,
      [professionalId, from, to, reason],
    );
    if (!created) throw invalidField('professionalId', FIELD_MESSAGES.unknownProfessional);
    await this.live.publish({ kind: 'SCHEDULE' });
    return created;
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async delete(id: number): Promise<void> {
    const deleted = await this.sql.rows('delete from day_off where id = $1 returning id', [id]);
    if (deleted.length === 0) throw new DomainError('NOT_FOUND', { message: DAY_OFF_NOT_FOUND });
    await this.live.publish({ kind: 'SCHEDULE' });
  }
}
