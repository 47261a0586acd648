import { expiredReasons, mergeQuantities } from '#domain/records/clinical-record.js';
import { DomainError } from '#domain/errors.js';
import { FIELD_MESSAGES, notEnoughStock, tooMuchStock } from '#domain/sentences.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { expiredOn } from '#domain/stock/stock-movement.es.js';
import { isExpired, MAX_AMOUNT } from '#domain/stock/supply.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Sql } from '../../foundation/database/sql.js';
import { StockLedger } from '../../stock/stock-ledger.js';
import type { Supply } from '../../stock/supply.entity.js';
import { SuppliesService } from '../../stock/supplies.service.js';
import type { UsedSupplyInput } from './record.input.js';
import type { RecordWarning } from './record.row.js';

@Injectable()
export class RecordSupplies {
  constructor(
    private readonly sql: Sql,
    private readonly supplies: SuppliesService,
    private readonly ledger: StockLedger,
  ) {}

  /**
   * Makes a record use exactly these supplies: takes or returns the difference, in a fixed number of statements. A
   * supply it already uses keeps its first price for all units; a new one gets today's price.
   * @param day the day of the visit.
   * @returns a warning for each expired supply of which more is used.
   * @throws DomainError `INVALID_INPUT` on `usedSupplies`, with one message per supply that lacks stock; writes nothing
   */
  async set(
    recordId: number,
    lines: readonly UsedSupplyInput[],
    day: LocalDate,
    staff: Staff,
    reason: string,
  ): Promise<RecordWarning[]> {
    const changes = changesBetween(await this.used(recordId), mergeQuantities(lines));
    if (changes.length === 0) return [];
    // The error message states the current stock: without the lock, the stock could be sufficient by the time the user
    // reads it.
    const locked = await this.supplies.lock(changes.map(({ supplyId }) => supplyId));
    const supplies = new Map(locked.map((supply) => [supply.id, supply]));
    const faults = changes.flatMap((change) => faultOf(change, supplies.get(change.supplyId)) ?? []);
    if (faults.length > 0) throw new DomainError('INVALID_INPUT', { fields: { usedSupplies: faults } });
    const expired = new Map(
      changes.flatMap(({ supplyId, before, after }) => {
        const { name, expiryDate = null } = supplies.get(supplyId) ?? {};
        return name && expiryDate && after > before && isExpired(expiryDate, day)
          ? [[supplyId, expiredOn(name, expiryDate)] as const]
          : [];
      }),
    );
    const reasons = expiredReasons(lines);
    const movements = changes.map(({ supplyId, before, after }) => ({
      supplyId,
      kind: before < after ? ('USED' as const) : ('RETURNED' as const),
      quantity: before - after,
      reason,
      clinicalRecordId: recordId,
      expiredReason: expired.has(supplyId) ? (reasons.get(supplyId) ?? '') : undefined,
    }));
    await this.ledger.move(movements, staff);
    await this.write(recordId, changes);
    return [...expired].map(([supplyId, message]) => ({ supplyId, message }));
  }

  private async used(recordId: number): Promise<ReadonlyMap<number, number>> {
    const rows = await this.sql.rows<{ supplyId: number; quantity: number }>(
      'select supply_id as "supplyId", quantity from used_supply where clinical_record_id = $1',
      [recordId],
    );
    return new Map(rows.map(({ supplyId, quantity }) => [supplyId, quantity]));
  }

  private async write(recordId: number, changes: readonly Change[]): Promise<void> {
    const returned = changes.filter(({ after }) => after === 0);
    const used = changes.filter(({ after }) => after > 0);
    if (returned.length > 0) {
      await this.sql.rows('delete from used_supply where clinical_record_id = $1 and supply_id = any($2)', [
        recordId,
        returned.map(({ supplyId }) => supplyId),
      ]);
    }
    if (used.length > 0) {
      await this.sql.rows(
        `insert into used_supply (clinical_record_id, supply_id, quantity, unit_value)
         select $1, s.id, u.quantity, s.unit_value
         from unnest($2::integer[], $3::integer[]) as u(supply_id, quantity) join supply s on s.id = u.supply_id
         on conflict (clinical_record_id, supply_id) do update set quantity = excluded.quantity`,
        [recordId, used.map(({ supplyId }) => supplyId), used.map(({ after }) => after)],
      );
    }
  }
}

interface Change {
  readonly supplyId: number;
  readonly before: number;
  readonly after: number;
}

/** The differences in quantity, by ascending supply id. */
function changesBetween(had: ReadonlyMap<number, number>, wanted: ReadonlyMap<number, number>): Change[] {
  return [...new Set([...had.keys(), ...wanted.keys()])]
    .map((supplyId) => ({ supplyId, before: had.get(supplyId) ?? 0, after: wanted.get(supplyId) ?? 0 }))
    .filter(({ before, after }) => before !== after)
    .toSorted((one, other) => one.supplyId - other.supplyId);
}

/** Why a supply can't be taken or returned; undefined if it can. */
function faultOf({ before, after }: Change, supply: Supply | undefined): string | undefined {
  if (!supply) return FIELD_MESSAGES.unknownSupply;
  const stock = supply.stock + before - after;
  if (after > before) return stock < 0 || after > MAX_AMOUNT ? notEnoughStock(supply.stock) : undefined;
  return stock > MAX_AMOUNT ? tooMuchStock(supply.name) : undefined;
}
