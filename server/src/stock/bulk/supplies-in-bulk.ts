import {
  FILLED_SUPPLY_FIELDS,
  type StoredSupply,
  supplyFill,
  type SupplyFill,
  type SupplyValues,
} from '#domain/data/imports/rows/match-supply-row.js';
import { searchForm } from '#domain/patients/patient-search.js';
import { SUPPLY_FIELDS } from '#domain/stock/supply-fields.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columnName } from '../../foundation/database/columns/column-name.js';
import { Sql } from '../../foundation/database/sql.js';
import { FIELD_KINDS } from '../../foundation/fields/field-kinds.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { SuppliesService } from '../supplies.service.js';
import { SUPPLY_COLUMNS, Supply } from '../supply.entity.js';

/** The supply that a row created or filled, with the data needed to undo it. */
export interface WrittenSupply {
  readonly id: number;
  readonly version: number;
  /** The previous values of the fields that a fill wrote. */
  readonly before?: Readonly<Record<string, string | number | null>>;
}

export type SupplyStillUsed = 'EDITED' | 'GONE' | 'stock_movement' | 'treatment_supply';

/** Sets the columns that imports fill in to the values of the row `r`. */
export const FILLED_COLUMNS = FILLED_SUPPLY_FIELDS.map((field) => `${columnName(field)} = r."${field}"`).join(
  ', ',
);
/** The values of such a row. */
export const FILLED_TYPES = FILLED_SUPPLY_FIELDS.map(
  (field) => `"${field}" ${FIELD_KINDS[SUPPLY_FIELDS[field].kind].column}`,
).join(', ');

/** Fills in and removes many supplies at once, in few statements; each method joins the caller's transaction. */
@Injectable()
export class SuppliesInBulk {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly supplies: SuppliesService,
    private readonly live: LiveBus,
  ) {}

  /** The supplies with any of these names, ignoring accents and case. */
  named(names: readonly string[]): Promise<StoredSupply[]> {
    return this.sql.rows<Supply>(
      `select ${SUPPLY_COLUMNS} from supply where search_form(name) = any($1::text[]) order by id`,
      [names.map(searchForm)],
    );
  }

  /**
   * Fills in what each supply lacks and its row has. At most one row per supply.
   * @returns by the row's index; undefined for one that is gone.
   */
  async fill(
    rows: readonly { readonly supplyId: number; readonly values: SupplyValues }[],
  ): Promise<(WrittenSupply | undefined)[]> {
    const stored = await this.locked(rows.map(({ supplyId }) => supplyId));
    const written: (WrittenSupply | undefined)[] = [];
    const changed: (SupplyFill & { id: number })[] = [];
    for (const { supplyId, values } of rows) {
      const supply = stored.get(supplyId);
      const fill = supply && supplyFill(values, supply);
      const fields = Object.keys(fill ?? {}) as (keyof SupplyFill)[];
      if (fill && fields.length > 0) changed.push({ ...fill, id: supplyId });
      written.push(
        supply && {
          id: supplyId,
          version: supply.version + Number(fields.length > 0),
          before: Object.fromEntries(fields.map((field) => [field, supply[field]])),
        },
      );
    }
    await this.write(changed.map((one) => ({ ...stored.get(one.id), ...one })));
    return written;
  }

  /**
   * Removes supplies that an import created, unless they were edited or used since.
   * @returns the reason, by id, for each one that is kept.
   */
  async removeUnused(made: readonly WrittenSupply[]): Promise<Map<number, SupplyStillUsed>> {
    const stored = await this.locked(made.map(({ id }) => id));
    const uses = await this.sql.rows<{ id: number; use: SupplyStillUsed }>(
      `select s.id, case
         when exists (select from treatment_supply t where t.supply_id = s.id) then 'treatment_supply'
         when exists (select from stock_movement m where m.supply_id = s.id and m.kind <> 'INITIAL') then 'stock_movement'
       end as use
       from supply s where s.id = any($1::integer[])`,
      [made.map(({ id }) => id)],
    );
    const useOf = new Map(uses.map(({ id, use }) => [id, use]));
    const stay = new Map<number, SupplyStillUsed>();
    for (const { id, version } of made) {
      const supply = stored.get(id);
      const why = supply ? (useOf.get(id) ?? (supply.version === version ? undefined : 'EDITED')) : 'GONE';
      if (why) stay.set(id, why);
    }
    const unused = made.map(({ id }) => id).filter((id) => !stay.has(id));
    await this.em.nativeDelete(Supply, { id: { $in: unused } });
    await this.live.publish({ kind: 'STOCK' });
    return stay;
  }

  /** Undoes `fill`, unless the supply was edited since. @returns the reason, by id, for each one that is kept. */
  async revert(filled: readonly WrittenSupply[]): Promise<Map<number, SupplyStillUsed>> {
    const stored = await this.locked(filled.map(({ id }) => id));
    const stay = new Map<number, SupplyStillUsed>();
    const reverted = filled.flatMap(({ id, version, before = {} }) => {
      const supply = stored.get(id);
      if (Object.keys(before).length === 0) return [];
      if (supply?.version === version) return [{ ...supply, ...before }];
      stay.set(id, supply ? 'EDITED' : 'GONE');
      return [];
    });
    await this.write(reverted);
    return stay;
  }

  private async locked(ids: readonly number[]): Promise<Map<number, Supply>> {
    return new Map((await this.supplies.lock(ids)).map((supply) => [supply.id, supply]));
  }

  private async write(supplies: readonly object[]): Promise<void> {
    if (supplies.length === 0) return;
    await this.sql.rows(
      `update supply s set ${FILLED_COLUMNS}, version = s.version + 1
       from jsonb_to_recordset($1::jsonb) as r(id integer, ${FILLED_TYPES}) where s.id = r.id`,
      [JSON.stringify(supplies)],
    );
    await this.live.publish({ kind: 'STOCK' });
  }
}
