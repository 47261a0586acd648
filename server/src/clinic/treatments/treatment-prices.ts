import { DomainError } from '#domain/errors.js';
import { TREATMENT_NOT_FOUND } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';

export interface PriceChange {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly formerPrice: Clp | null;
  readonly price: Clp | null;
  readonly changedByName: string | null;
}

/** The history of the treatments' prices. The trigger `treatment_price_is_kept` refuses to change it. */
@Injectable()
export class TreatmentPrices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actors: Actors,
  ) {}

  /** Within the transaction that changes the price; a price that stays is no change. */
  async note(treatmentId: number, formerPrice: Clp | null, price: Clp | null): Promise<void> {
    if (price === formerPrice) return;
    await this.sql.rows(
      `insert into treatment_price (treatment_id, at, former_price, price, staff_user_id) values ($1, $2, $3, $4, $5)`,
      [treatmentId, this.clock.now(), formerPrice, price, this.actors.current().staff?.id ?? null],
    );
  }

  /**
   * Newest first.
   * @throws DomainError `NOT_FOUND`
   */
  async of(treatmentId: number): Promise<PriceChange[]> {
    const known = await this.sql.rows('select from treatment where id = $1', [treatmentId]);
    if (known.length === 0) throw new DomainError('NOT_FOUND', { message: TREATMENT_NOT_FOUND });
    return this.sql.rows<PriceChange & Record<string, unknown>>(
      `select p.id, ${asIsoInstant('p.at')} as at, p.former_price as "formerPrice", p.price, u.name as "changedByName"
       from treatment_price p left join staff_user u on u.id = p.staff_user_id
       where p.treatment_id = $1 order by p.id desc`,
      [treatmentId],
    );
  }
}
