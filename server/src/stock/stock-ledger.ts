import type { StockMovementKind } from '#domain/stock/stock-movement.es.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../access/actors/staff.js';
import { Clock } from '../foundation/clock.js';
import { currentRowLimit } from '../foundation/database/connections/row-limit.js';
import { asIsoInstant, Sql } from '../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../foundation/input/page-cursor.js';
import { LiveBus } from '../foundation/live/live-bus.js';
import type { StockMovementPageInput } from './supply.input.js';

export interface StockMovementRow {
  readonly id: number;
  readonly supplyName: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: StockMovementKind;
  /** Negative if the stock went down. */
  readonly quantity: number;
  readonly balance: number;
  readonly reason: string;
  readonly staffName: string;
  readonly clinicalRecordId: number | null;
  /** The record's current patient; null if there is no record, or no longer. */
  readonly patientName: string | null;
  /** Why an expired supply was used; empty if no reason was given, null if it was not expired. */
  readonly expiredReason: string | null;
}

declare module '../foundation/live/live-bus.js' {
  interface LiveKinds {
    readonly STOCK: object;
  }
}

const NEWEST_FIRST: PageOrder<StockMovementRow> = {
  name: 'MOVEMENTS',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};

export interface Movement {
  readonly supplyId: number;
  readonly kind: StockMovementKind;
  readonly quantity: number;
  readonly reason: string;
  readonly clinicalRecordId?: number;
  /** The charge of a sale, or of its reversal. */
  readonly chargeId?: number;
  /** Why an expired supply is used; empty if no reason was given, absent if it is not expired. */
  readonly expiredReason?: string | undefined;
}

/** Together with the time, the record's id would reveal whose visit used the supply, just as the patient's name does. */
export const withoutRecord = (row: StockMovementRow): StockMovementRow =>
  row.clinicalRecordId === null
    ? row
    : {
        ...row,
        reason: '',
        clinicalRecordId: null,
        patientName: null,
        expiredReason: row.expiredReason === null ? null : '',
      };

/** Changes stock. Each movement is written in the transaction of its cause. */
@Injectable()
export class StockLedger {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /**
   * Changes stocks and writes the movements, in one statement. To move several supplies, first lock them in ascending
   * id (`SuppliesService.lock`).
   * @param movements at most one per supply.
   * @param staff null for the system.
   * @throws Error if a stock would be negative or too large: the caller must have checked.
   */
  async move(movements: readonly Movement[], staff: Pick<Staff, 'id'> | null): Promise<void> {
    const moving = movements.filter(({ quantity }) => quantity !== 0);
    if (moving.length === 0) return;
    const moved = await this.sql.rows(
      `with movement as (
         select * from unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::integer[], $9::text[],
                              $10::integer[])
           as m(supply_id, kind, quantity, reason, clinical_record_id, expired_reason, charge_id)),
       moved as (
         update supply s set stock = s.stock + m.quantity from movement m
         where s.id = m.supply_id and s.stock::bigint + m.quantity between 0 and $6
         returning s.id, s.stock)
       insert into stock_movement (supply_id, at, kind, quantity, balance, reason, staff_user_id, clinical_record_id,
                                   expired_reason, charge_id)
       select m.supply_id, $7, m.kind, m.quantity, moved.stock, m.reason, $8, m.clinical_record_id, m.expired_reason,
              m.charge_id
       from moved join movement m on m.supply_id = moved.id
       order by m.supply_id
       returning id`,
      [
        moving.map(({ supplyId }) => supplyId),
        moving.map(({ kind }) => kind),
        moving.map(({ quantity }) => quantity),
        moving.map(({ reason }) => reason),
        moving.map(({ clinicalRecordId }) => clinicalRecordId ?? null),
        MAX_AMOUNT,
        this.clock.now(),
        staff?.id ?? null,
        moving.map(({ expiredReason }) => expiredReason ?? null),
        moving.map(({ chargeId }) => chargeId ?? null),
      ],
    );
    if (moved.length !== moving.length) throw new Error('a stock was moved beyond its bounds');
    await this.live.publish({ kind: 'STOCK' });
  }

  /** Erases why expired supplies were used: a reason is free text, which may name the patient. */
  async eraseReasons(recordIds: readonly number[]): Promise<void> {
    await this.sql.rows(
      `update stock_movement set expired_reason = ''
       where expired_reason <> '' and clinical_record_id = any($1::integer[])`,
      [recordIds],
    );
  }

  /**
   * The movements of a supply, or of all; newest first. A person limited to their own agenda gets only those of their
   * own records.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list
   */
  page(supplyId: number | undefined, page: StockMovementPageInput): Promise<Page<StockMovementRow>> {
    const isLimited = currentRowLimit() !== undefined;
    return readPage(page, NEWEST_FIRST, async (count, after) => {
      const rows = await this.sql.rows<StockMovementRow>(
        `select m.id, s.name as "supplyName", ${asIsoInstant('m.at')} as at, m.kind, m.quantity, m.balance, m.reason, coalesce(u.name, '') as "staffName",
                m.clinical_record_id as "clinicalRecordId", p.name as "patientName",
                m.expired_reason as "expiredReason"
         from stock_movement m join supply s on s.id = m.supply_id left join staff_user u on u.id = m.staff_user_id
           left join clinical_record r on r.id = m.clinical_record_id left join patient p on p.id = r.patient_id
         where ${supplyId === undefined ? '$1::integer is null' : 'm.supply_id = $1'} and ($3::integer is null or m.id < $3)
         order by m.id desc limit $2`,
        [supplyId ?? null, count, after?.[0] ?? null],
      );
      return isLimited ? rows.map((row) => (row.patientName === null ? withoutRecord(row) : row)) : rows;
    });
  }
}
