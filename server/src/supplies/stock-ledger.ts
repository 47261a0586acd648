import { LARGEST_AMOUNT } from '#domain/supply.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { Clock } from '../clock.js';
import { asIsoInstant, Sql } from '../database/sql.js';
import { LiveBus } from '../live/live-bus.js';

export type StockMovementKind = 'INITIAL' | 'USED' | 'RETURNED' | 'CORRECTION';

/** One change of a supply's stock: why, who, when, which record, and what was left. */
export interface StockMovementRow {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly kind: StockMovementKind;
  /** Negative for what left the stock. */
  readonly quantity: number;
  readonly balance: number;
  readonly reason: string;
  readonly staffName: string;
  readonly clinicalRecordId: number | null;
}

/** What is known of a movement before the stock is asked. */
export interface Movement {
  readonly supplyId: number;
  readonly kind: StockMovementKind;
  readonly quantity: number;
  readonly reason: string;
  readonly clinicalRecordId?: number;
}

/** Moves stock. Each movement is written in the transaction of its cause, with the change that it is about. */
@Injectable()
export class StockLedger {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /**
   * Changes a supply's stock and writes the movement. The update locks the supply, so whoever moves several does it
   * in ascending id.
   * @returns false where there is not that much, or would be more than can be counted; nothing is changed then.
   */
  async move(movement: Movement, staff: Staff): Promise<boolean> {
    const { supplyId, kind, quantity, reason, clinicalRecordId } = movement;
    if (quantity === 0) return true;
    const [moved] = await this.sql.rows<{ stock: number }>(
      `update supply set stock = stock + $2
       where id = $1 and stock::bigint + $2 between 0 and $3 returning stock`,
      [supplyId, quantity, LARGEST_AMOUNT],
    );
    if (!moved) return false;
    await this.sql.rows(
      `insert into stock_movement (supply_id, at, kind, quantity, balance, reason, staff_user_id, clinical_record_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [supplyId, this.clock.now(), kind, quantity, moved.stock, reason, staff.id, clinicalRecordId ?? null],
    );
    await this.live.publish({ kind: 'STOCK' });
    return true;
  }

  /** A supply's movements, newest first. @param before the id of the last one seen; null for the first page. */
  of(supplyId: number, first: number, before: number | null): Promise<StockMovementRow[]> {
    return this.sql.rows<StockMovementRow>(
      `select m.id, ${asIsoInstant('m.at')} as at, m.kind, m.quantity, m.balance, m.reason, coalesce(u.name, '') as "staffName",
              m.clinical_record_id as "clinicalRecordId"
       from stock_movement m left join staff_user u on u.id = m.staff_user_id
       where m.supply_id = $1 and ($3::integer is null or m.id < $3)
       order by m.id desc limit $2`,
      [supplyId, first, before],
    );
  }
}
