import { Injectable } from '@nestjs/common';
import { Sql } from '../../../foundation/database/sql.js';
import { Transactional } from '../../../foundation/database/transactional.js';
import { LiveBus } from '../../../foundation/live/live-bus.js';
import { Slots, type HeldTime } from '../slots.js';
import { Overbooking } from '../overbooking.js';
import { retryDeadlock } from '../retry-deadlock.js';

const COLUMNS = `professional_id as "professionalId", date, start_minute as "startMinute",
                 duration_minutes as "durationMinutes"`;

/** Blocked hours that expire, by the database's clock. */
@Injectable()
export class HourHolds {
  constructor(
    private readonly sql: Sql,
    private readonly slots: Slots,
    private readonly overbooking: Overbooking,
    private readonly live: LiveBus,
  ) {}

  /**
   * Holds hours, in the caller's transaction.
   * @param reason as staff see it in the agenda.
   * @returns the block's id; undefined, with nothing written, if one of the hours is taken.
   */
  async hold(time: HeldTime, minutes: number, reason: string): Promise<number | undefined> {
    await this.sql.rows('savepoint hold_hour');
    const id = await this.slots.addBlock(time, reason);
    if (id !== undefined && (await this.slots.block(id, time, minutes))) {
      await this.live.publish({ kind: 'SCHEDULE' });
      return id;
    }
    await this.sql.rows('rollback to savepoint hold_hour');
    return undefined;
  }

  /** Releases held hours, in the caller's transaction; overbooked appointments of that time take them. */
  async release(blockId: number): Promise<void> {
    await this.give(
      await this.sql.rows<HeldTime>(`delete from blocked_hours where id = $1 returning ${COLUMNS}`, [
        blockId,
      ]),
    );
  }

  /**
   * Ends a hold so that the person it was made for can take its hours in the same transaction.
   * @returns false if it has already expired.
   */
  async redeem(blockId: number): Promise<boolean> {
    const redeemed = await this.sql.rows(
      `delete from blocked_hours b where b.id = $1 and exists (
         select from appointment_slot s where s.blocked_hours_id = b.id and s.held_until > clock_timestamp())
       returning id`,
      [blockId],
    );
    return redeemed.length > 0;
  }

  /** Removes expired holds, so that overbooked appointments get the hours and staff no longer see the holds. */
  releaseEnded(): Promise<void> {
    return retryDeadlock(() => this.releaseAllEnded());
  }

  @Transactional()
  private async releaseAllEnded(): Promise<void> {
    await this.give(
      await this.sql.rows<HeldTime>(
        `delete from blocked_hours where id in (
           select blocked_hours_id from appointment_slot where held_until <= clock_timestamp())
         returning ${COLUMNS}`,
      ),
    );
  }

  private async give(times: readonly HeldTime[]): Promise<void> {
    for (const time of times) await this.overbooking.fill(time);
    if (times.length > 0) await this.live.publish({ kind: 'SCHEDULE' });
  }
}
