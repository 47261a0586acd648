import { BLOCK_CLASHES, BLOCK_NOT_FOUND } from '#domain/agenda/blocked-hours.es.js';
import { type LocalDate, timeAt } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Slots } from '../appointments/slots.js';
import type { DayRangeInput } from '../appointments/agenda.input.js';
import { Overbooking } from '../appointments/overbooking.js';
import { retryDeadlock } from '../appointments/retry-deadlock.js';
import { type BlockHoursInput, spanOf } from './blocked-hours.input.js';
import type { BlockedHoursModel } from './blocked-hours.model.js';

interface BlockedHoursRow {
  readonly id: number;
  readonly professionalId: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly reason: string;
}

const COLUMNS = `id, professional_id as "professionalId", date, start_minute as "startMinute",
                 duration_minutes as "durationMinutes", reason`;

const toModel = ({ startMinute, ...block }: BlockedHoursRow): BlockedHoursModel => ({
  ...block,
  time: timeAt(startMinute),
});

@Injectable()
export class BlockedHoursService {
  constructor(
    private readonly sql: Sql,
    private readonly slots: Slots,
    private readonly live: LiveBus,
    private readonly overbooking: Overbooking,
  ) {}

  /** The blocked hours in a range of days, both ends included, by time. */
  async within({ from, to }: DayRangeInput): Promise<BlockedHoursModel[]> {
    const rows = await this.sql.rows<BlockedHoursRow>(
      `select ${COLUMNS} from blocked_hours where date between $1 and $2 order by date, start_minute, id`,
      [from, to],
    );
    return rows.map(toModel);
  }

  /**
   * @throws DomainError `SLOT_TAKEN` if an appointment or a block holds one of the hours, or `INVALID_INPUT` on
   *   `time`, `durationMinutes` or `professionalId`
   */
  block(input: BlockHoursInput): Promise<BlockedHoursModel> {
    return retryDeadlock(() => this.insert(input));
  }

  @Transactional()
  private async insert(input: BlockHoursInput): Promise<BlockedHoursModel> {
    const { professionalId, date, reason } = input;
    const time = { professionalId, date, ...spanOf(input) };
    const id = await this.slots.addBlock(time, reason);
    if (id === undefined) throw invalidField('professionalId', FIELD_MESSAGES.unknownProfessional);
    if (!(await this.slots.block(id, time))) throw new DomainError('SLOT_TAKEN', { message: BLOCK_CLASHES });
    await this.live.publish({ kind: 'SCHEDULE' });
    return toModel({ id, ...time, reason });
  }

  /**
   * Overbooked appointments of that time take the hours.
   * @throws DomainError `NOT_FOUND`
   */
  unblock(id: number): Promise<void> {
    return retryDeadlock(() => this.delete(id));
  }

  @Transactional()
  private async delete(id: number): Promise<void> {
    const [deleted] = await this.sql.rows<BlockedHoursRow>(
      `delete from blocked_hours where id = $1 returning ${COLUMNS}`,
      [id],
    );
    if (!deleted) throw new DomainError('NOT_FOUND', { message: BLOCK_NOT_FOUND });
    await this.overbooking.fill(deleted);
    await this.live.publish({ kind: 'SCHEDULE' });
  }
}
