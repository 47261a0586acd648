import { DomainError } from '#domain/errors.js';
import { SUPPLY_NOT_FOUND, STOCK_REASONS, stockMoved } from '#domain/sentences.es.js';
import { type Substance, SUBSTANCES } from '#domain/stock/substance.js';
import { asStored, changedSupply, type NewSupply } from '#domain/stock/supply-fields.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../access/actors/staff.js';
import { READ_ONLY } from '../foundation/database/for-update.js';
import { Sql } from '../foundation/database/sql.js';
import { assertVersion } from '../foundation/database/row-version.js';
import { Transactional } from '../foundation/database/transactional.js';
import { LiveBus } from '../foundation/live/live-bus.js';
import { StockLedger } from './stock-ledger.js';
import type { SupplyInput, UpdateSupplyInput } from './supply.input.js';
import { SUPPLY_COLUMNS, Supply } from './supply.entity.js';

type AddedSupply = NewSupply & { readonly contains?: readonly Substance[] | null };

const onceEach = (substances: readonly Substance[] | null): Substance[] =>
  SUBSTANCES.filter((one) => substances?.includes(one));

@Injectable()
export class SuppliesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly ledger: StockLedger,
    private readonly live: LiveBus,
  ) {}

  find(id: number): Promise<Supply | null> {
    return this.em.findOne(Supply, id, READ_ONLY);
  }

  /**
   * Locks supplies, so that no other transaction changes their stock until the caller's ends. Always in ascending id,
   * so that concurrent callers never deadlock.
   */
  lock(ids: readonly number[]): Promise<Supply[]> {
    return this.sql.rows<Supply>(
      `select ${SUPPLY_COLUMNS} from supply where id = any($1) order by id for update`,
      [ids],
    );
  }

  /** Creates a supply; its stock is its first movement. */
  @Transactional()
  async create(input: SupplyInput, staff: Staff): Promise<Supply> {
    const [id = 0] = await this.createAll([input], staff);
    return this.existing(id);
  }

  /** The same for many, in the caller's transaction. @returns their ids, in the same order. */
  async createAll(supplies: readonly AddedSupply[], staff: Staff): Promise<number[]> {
    const created = supplies.map((supply) =>
      this.em.create(
        Supply,
        { ...asStored(supply), stock: 0, contains: onceEach(supply.contains ?? []) },
        { persist: false },
      ),
    );
    const ids = await this.em.insertMany(created);
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
  async update(id: number, input: UpdateSupplyInput, staff: Staff, seenVersion?: number): Promise<Supply> {
    const [before] = await this.lock([id]);
    if (!before) throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    assertVersion(before.version, seenVersion);
    // Not a flush: an edit that changes nothing, or only the stock, also counts as one.
    const { stock: _, ...changed } = changedSupply(before, input);
    const contains = input.contains === undefined ? {} : { contains: onceEach(input.contains) };
    await this.em.nativeUpdate(Supply, { id }, { ...changed, ...contains });
    await this.correctStock(before, input, staff);
    await this.live.publish({ kind: 'STOCK' });
    return this.existing(id);
  }

  /** @throws DomainError `NOT_FOUND`, or `SUPPLY_IN_USE` if a record uses or ever used it, or it was sold */
  @Transactional()
  async delete(id: number): Promise<void> {
    const used = await this.sql.rows(
      'select 1 from stock_movement where supply_id = $1 and (clinical_record_id is not null or charge_id is not null) limit 1',
      [id],
    );
    if (used.length > 0) throw new DomainError('SUPPLY_IN_USE');
    if ((await this.em.nativeDelete(Supply, { id })) === 0)
      throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    await this.live.publish({ kind: 'STOCK' });
  }

  // An untouched form sends back the stock that it showed, which is not a correction.
  private async correctStock(before: Supply, input: UpdateSupplyInput, staff: Staff): Promise<void> {
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

  private async existing(id: number): Promise<Supply> {
    const found = await this.find(id);
    if (!found) throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    return found;
  }
}
