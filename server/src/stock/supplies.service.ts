import { DomainError } from '#domain/errors.js';
import { SUPPLY_NOT_FOUND, STOCK_REASONS, stockMoved } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';
import { Sql } from '../foundation/database/sql.js';
import { assertVersion } from '../foundation/database/row-version.js';
import { LiveBus } from '../foundation/live/live-bus.js';
import { StockLedger } from './stock-ledger.js';
import type { SupplyInput, UpdateSupplyInput } from './supply.input.js';
import { SUPPLY_COLUMNS, type SupplyRow } from './supply.row.js';

/** A supply as a form or a file gives it. */
type NewSupply = Pick<SupplyInput, 'name' | 'unit' | 'stock' | 'criticalStock'> & {
  readonly description?: string | null;
  readonly unitValue: number;
  /** Empty like absent: it does not expire. */
  readonly expiryDate?: string | null;
};

@Injectable()
export class SuppliesService {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly ledger: StockLedger,
    private readonly live: LiveBus,
  ) {}

  async find(id: number): Promise<SupplyRow | undefined> {
    return (await this.sql.rows<SupplyRow>(`select ${SUPPLY_COLUMNS} from supply where id = $1`, [id]))[0];
  }

  /**
   * Locks supplies, so that no other transaction changes their stock until the caller's ends. Always in ascending id,
   * so that concurrent callers never deadlock.
   */
  lock(ids: readonly number[]): Promise<SupplyRow[]> {
    return this.sql.rows<SupplyRow>(
      `select ${SUPPLY_COLUMNS} from supply where id = any($1) order by id for update`,
      [ids],
    );
  }

  /** Creates a supply; its stock is its first movement. */
  @Transactional()
  async create(input: SupplyInput, staff: Staff): Promise<SupplyRow> {
    const [id = 0] = await this.createAll([input], staff);
    return this.existing(id);
  }

  /** The same for many, in the caller's transaction. @returns their ids, in the same order. */
  async createAll(supplies: readonly NewSupply[], staff: Staff): Promise<number[]> {
    const created = await this.sql.rows<{ id: number }>(
      `insert into supply (name, description, unit, stock, critical_stock, unit_value, expiry_date)
       select name, coalesce(description, ''), unit, 0, "criticalStock", "unitValue", nullif("expiryDate", '')::date
       from rows from (jsonb_to_recordset($1::jsonb) as (name text, description text, unit text,
         "criticalStock" integer, "unitValue" integer, "expiryDate" text)) with ordinality
       order by ordinality returning id`,
      [JSON.stringify(supplies)],
    );
    const ids = created.map(({ id }) => id);
    await this.ledger.move(
      ids.map((supplyId, index) => ({
        supplyId,
        kind: 'INITIAL',
        quantity: supplies[index]?.stock ?? 0,
        reason: STOCK_REASONS.initial,
      })),
      staff,
    );
    await this.live.publish({ kind: 'STOCK' });
    return ids;
  }

  /**
   * Changes the given fields and keeps the others; a different stock is a correction.
   * @param seenVersion the version that the editor saw; undefined if the last write wins (REST).
   * @throws DomainError `NOT_FOUND`, `STALE`, or `STOCK_MOVED` if the form showed a different stock
   */
  @Transactional()
  async update(id: number, input: UpdateSupplyInput, staff: Staff, seenVersion?: number): Promise<SupplyRow> {
    const [before] = await this.lock([id]);
    if (!before) throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    assertVersion(before.version, seenVersion);
    await this.sql.rows(
      `update supply set name = $2, description = $3, unit = $4, critical_stock = $5, unit_value = $6,
                         expiry_date = $7, version = version + 1
       where id = $1`,
      [
        id,
        input.name ?? before.name,
        input.description === undefined ? before.description : (input.description ?? ''),
        input.unit ?? before.unit,
        input.criticalStock ?? before.criticalStock,
        input.unitValue ?? before.unitValue,
        input.expiryDate === undefined ? before.expiryDate : input.expiryDate || null,
      ],
    );
    await this.correctStock(before, input, staff);
    await this.live.publish({ kind: 'STOCK' });
    return this.existing(id);
  }

  /** @throws DomainError `NOT_FOUND`, or `SUPPLY_IN_USE` if a record uses or ever used it */
  @Transactional()
  async delete(id: number): Promise<void> {
    const used = await this.sql.rows(
      'select 1 from stock_movement where supply_id = $1 and clinical_record_id is not null limit 1',
      [id],
    );
    if (used.length > 0) throw new DomainError('SUPPLY_IN_USE');
    const deleted = await this.sql.rows('delete from supply where id = $1 returning id', [id]);
    if (deleted.length === 0) throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    await this.live.publish({ kind: 'STOCK' });
  }

  // An untouched form sends back the stock that it showed, which is not a correction.
  private async correctStock(before: SupplyRow, input: UpdateSupplyInput, staff: Staff): Promise<void> {
    const { stock, seenStock, stockReason } = input;
    if (stock === undefined || stock === (seenStock ?? before.stock)) return;
    if (typeof seenStock === 'number' && seenStock !== before.stock) {
      throw new DomainError('STOCK_MOVED', {
        message: stockMoved(before.stock),
        figures: { stock: before.stock },
      });
    }
    const reason = stockReason || STOCK_REASONS.correction;
    const quantity = stock - before.stock;
    await this.ledger.move([{ supplyId: before.id, kind: 'CORRECTION', quantity, reason }], staff);
  }

  private async existing(id: number): Promise<SupplyRow> {
    const found = await this.find(id);
    if (!found) throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    return found;
  }
}
