import { mergeQuantities } from '#domain/clinical-record.js';
import { DomainError } from '#domain/errors.js';
import { FIELD_MESSAGES, notEnoughStock, tooMuchStock } from '#domain/sentences.es.js';
import { LARGEST_AMOUNT } from '#domain/supply.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { Sql } from '../database/sql.js';
import { StockLedger } from '../supplies/stock-ledger.js';
import type { SupplyRow } from '../supplies/supply.row.js';
import { SuppliesService } from '../supplies/supplies.service.js';
import type { UsedSupplyInput } from './record.input.js';

/** What a record uses, against the stock. */
@Injectable()
export class RecordSupplies {
  constructor(
    private readonly sql: Sql,
    private readonly supplies: SuppliesService,
    private readonly ledger: StockLedger,
  ) {}

  /**
   * Makes a record use exactly these supplies: takes or gives back the difference. What it has already keeps its
   * first price for all its units; what is new gets the day's.
   * Supplies are moved in ascending id, so that two records never wait for each other.
   * @throws DomainError `INVALID_INPUT` on `usedSupplies`, one sentence per supply that lacks stock
   */
  async set(
    recordId: number,
    lines: readonly UsedSupplyInput[],
    staff: Staff,
    reason: string,
  ): Promise<void> {
    const wanted = mergeQuantities(lines);
    const had = await this.used(recordId);
    const faults: string[] = [];
    for (const supplyId of [...new Set([...wanted.keys(), ...had.keys()])].sort(
      (one, other) => one - other,
    )) {
      const [before, after] = [had.get(supplyId) ?? 0, wanted.get(supplyId) ?? 0];
      const fault = await this.change({ recordId, supplyId, before, after, reason }, staff);
      if (fault) faults.push(fault);
    }
    if (faults.length > 0) throw new DomainError('INVALID_INPUT', { fields: { usedSupplies: faults } });
  }

  private async used(recordId: number): Promise<ReadonlyMap<number, number>> {
    const rows = await this.sql.rows<{ supplyId: number; quantity: number }>(
      'select supply_id as "supplyId", quantity from used_supply where clinical_record_id = $1',
      [recordId],
    );
    return new Map(rows.map(({ supplyId, quantity }) => [supplyId, quantity]));
  }

  private async change(
    line: { recordId: number; supplyId: number; before: number; after: number; reason: string },
    staff: Staff,
  ): Promise<string | undefined> {
    const { recordId, supplyId, before, after, reason } = line;
    if (before === after) return undefined;
    // A refusal says how many there are: without the lock, that could be enough by the time it is read.
    const supply = await this.supplies.lock(supplyId);
    if (!supply) return FIELD_MESSAGES.unknownSupply;
    const quantity = before - after;
    const kind = quantity < 0 ? 'USED' : 'RETURNED';
    const fits = after <= LARGEST_AMOUNT;
    const moved =
      fits &&
      (await this.ledger.move({ supplyId, kind, quantity, reason, clinicalRecordId: recordId }, staff));
    if (!moved) return quantity < 0 ? notEnoughStock(supply.stock) : tooMuchStock(supply.name);
    await this.write(recordId, supply, after);
    return undefined;
  }

  private async write(recordId: number, supply: SupplyRow, quantity: number): Promise<void> {
    if (quantity === 0) {
      await this.sql.rows('delete from used_supply where clinical_record_id = $1 and supply_id = $2', [
        recordId,
        supply.id,
      ]);
      return;
    }
    await this.sql.rows(
      `insert into used_supply (clinical_record_id, supply_id, quantity, unit_value) values ($1, $2, $3, $4)
       on conflict (clinical_record_id, supply_id) do update set quantity = excluded.quantity`,
      [recordId, supply.id, quantity, supply.unitValue],
    );
  }
}
