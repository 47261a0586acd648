import { MEANWHILE } from '#domain/data/imports/import.es.js';
import {
  matchSupplyRow,
  supplyFill,
  supplyKey,
  type SupplyValues,
} from '#domain/data/imports/rows/match-supply-row.js';
import type { ReadRow, RowValues } from '#domain/data/imports/rows/read-row.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { SuppliesInBulk, type WrittenSupply } from '../../stock/bulk/supplies-in-bulk.js';
import { SuppliesService } from '../../stock/supplies.service.js';
import type { Filling, JudgedRow, ResourceImport, WrittenRow } from './resource-import.js';

@Injectable()
export class SuppliesImport implements ResourceImport {
  readonly resource = 'SUPPLIES';
  readonly refusals = { create: MEANWHILE.supplyGone, fill: MEANWHILE.supplyGone };

  constructor(
    private readonly supplies: SuppliesService,
    private readonly bulk: SuppliesInBulk,
  ) {}

  async judge(rows: readonly ReadRow[]): Promise<JudgedRow[]> {
    const read = rows.map(({ values }) => values as unknown as SupplyValues);
    const stored = await this.bulk.named(read.flatMap(({ name }) => name ?? []));
    return rows.map(({ faults }, index) => {
      const row = read[index];
      if (faults.length > 0 || !row) return { verdict: 'REJECTED', faults };
      const { verdict, target } = matchSupplyRow(row, stored);
      const key = supplyKey(row);
      if (!target) return { verdict, key, faults };
      return { verdict, key, targetId: target.id, fills: Object.keys(supplyFill(row, target)), faults };
    });
  }

  async create(rows: readonly RowValues[], staff: Staff): Promise<WrittenRow[]> {
    const ids = await this.supplies.createAll(rows as unknown as readonly SupplyValues[], staff);
    return ids.map((id) => ({ id, version: 1 }));
  }

  fill(rows: readonly Filling[]): Promise<(WrittenRow | undefined)[]> {
    return this.bulk.fill(
      rows.map(({ targetId, values }) => ({ supplyId: targetId, values: values as unknown as SupplyValues })),
    );
  }

  undoCreated(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>> {
    return this.bulk.removeUnused(written as readonly WrittenSupply[]);
  }

  undoFilled(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>> {
    return this.bulk.revert(written as readonly WrittenSupply[]);
  }
}
