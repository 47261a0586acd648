import { invalidField } from '#domain/errors.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { FIELD_MESSAGES, notEnoughStock, soldWith, tooMuchStock } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { expiredOn } from '#domain/stock/stock-movement.es.js';
import { isExpired, MAX_AMOUNT } from '#domain/stock/supply.js';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { StockLedger } from '../../stock/stock-ledger.js';
import type { Supply } from '../../stock/supply.entity.js';
import { SuppliesService } from '../../stock/supplies.service.js';
import type { ChargeRow } from './charge-rows.js';

/** A supply that is for sale. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly stock: number;
  readonly salePrice: Clp;
  readonly isExpired: boolean;
}

/** Supplies that people take home: a charge takes them out of the stock, its reversal puts them back. */
@Injectable()
export class SoldSupplies {
  constructor(
    private readonly sql: Sql,
    private readonly supplies: SuppliesService,
    private readonly ledger: StockLedger,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  /** The supplies with a sale price, by name. */
  async all(): Promise<Product[]> {
    const rows = await this.sql.rows<Omit<Product, 'isExpired'> & { readonly expiryDate: LocalDate | null }>(
      `select id, name, unit, stock, sale_price as "salePrice", expiry_date as "expiryDate"
       from supply where sale_price is not null order by name, id`,
    );
    const today = this.clock.wall().date;
    return rows.map(({ expiryDate, ...product }) => ({
      ...product,
      isExpired: isExpired(expiryDate, today),
    }));
  }

  /**
   * Locks a supply that is about to be sold, before the day of the till is locked: the same order as when a record uses
   * it and its visit is charged.
   * @throws DomainError `INVALID_INPUT` on `supplyId` if it is unknown or expired, on `quantity` if there are not as many
   */
  async hold(supplyId: number, quantity: number, day: LocalDate): Promise<Supply> {
    const [supply] = await this.supplies.lock([supplyId]);
    if (!supply) throw invalidField('supplyId', FIELD_MESSAGES.unknownSupply);
    if (supply.expiryDate && isExpired(supply.expiryDate, day))
      throw invalidField('supplyId', expiredOn(supply.name, supply.expiryDate));
    if (quantity > supply.stock) throw invalidField('quantity', notEnoughStock(supply.stock));
    return supply;
  }

  /** @throws DomainError `INVALID_INPUT` on `id` if so many can't be put back */
  async holdReturn(supplyId: number, quantity: number): Promise<void> {
    const [supply] = await this.supplies.lock([supplyId]);
    if (supply && supply.stock + quantity > MAX_AMOUNT) throw invalidField('id', tooMuchStock(supply.name));
  }

  /** Adds the stock movement of a new charge. The caller holds the supply. */
  async move({ id, supplyId, quantity, reversesId }: ChargeRow): Promise<void> {
    if (supplyId === null || quantity === null) return;
    const isSale = reversesId === null;
    await this.ledger.move(
      [
        {
          supplyId,
          kind: isSale ? 'SOLD' : 'TAKEN_BACK',
          quantity: isSale ? -quantity : quantity,
          reason: soldWith(reversesId ?? id),
          chargeId: id,
        },
      ],
      this.actors.current().staff ?? null,
    );
  }
}
