import { DomainError, invalidField } from '#domain/errors.js';
import { DAY_OFF_NOT_FOUND, FIELD_MESSAGES } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { ClosureRangeInput } from '../closures/closure.input.js';
import { overlapping } from '../settings/overlapping.js';
import { DayOff } from './day-off.entity.js';
import { Professional } from './professional.entity.js';
import type { DayOffInput } from './professional.input.js';
import { assertRangeOrder, rangeFromToday } from '../closures/range-from-today.js';

/** Appointments within a new day off stay: staff see them and decide what to do. */
@Injectable()
export class DaysOffService {
  constructor(
    private readonly em: EntityManager,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * The days off that overlap a range of days, both ends included, soonest first. By default, the range starts today
   * and has no end.
   * @throws DomainError `INVALID_INPUT` on `to` if the range ends before it begins
   */
  async within(range: ClosureRangeInput = {}): Promise<DayOff[]> {
    return this.em.find(DayOff, overlapping(rangeFromToday(range, this.clock.wall().date)), {
      orderBy: { from: 'asc', id: 'asc' },
      ...READ_ONLY,
    });
  }

  /** @throws DomainError `INVALID_INPUT` on `to` if it ends before it begins, or on `professionalId` */
  @Transactional()
  async create({ professionalId, from, to, reason }: DayOffInput): Promise<DayOff> {
    assertRangeOrder(from, to);
    // The lock waits for bookings in progress, so that the list of appointments within this day off is complete.
    const professional = await this.em.findOne(Professional, professionalId, FOR_UPDATE);
    if (!professional) throw invalidField('professionalId', FIELD_MESSAGES.unknownProfessional);
    const created = this.em.create(DayOff, { professionalId, from, to, reason });
    await this.em.flush();
    await this.live.publish({ kind: 'SCHEDULE' });
    return created;
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async delete(id: number): Promise<void> {
    const deleted = await this.em.nativeDelete(DayOff, id);
    if (deleted === 0) throw new DomainError('NOT_FOUND', { message: DAY_OFF_NOT_FOUND });
    await this.live.publish({ kind: 'SCHEDULE' });
  }
}
