import { DomainError } from '#domain/errors.js';
import { TREATMENT_NOT_FOUND } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Treatment } from './treatment.entity.js';
import type { TreatmentPriceChangeModel } from './treatment.model.js';
import { TreatmentPrice } from './treatment-price.entity.js';

/** The history of the treatments' prices. The trigger `treatment_price_is_kept` refuses to change it. */
@Injectable()
export class TreatmentPrices {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actors: Actors,
  ) {}

  /** Within the transaction that changes the price; a price that stays is no change. */
  async note(treatmentId: number, formerPrice: Clp | null, price: Clp | null): Promise<void> {
    if (price === formerPrice) return;
    await this.em.insert(TreatmentPrice, {
      treatmentId,
      at: this.clock.now(),
      formerPrice,
      price,
      staffUserId: this.actors.current().staff?.id ?? null,
    });
  }

  /**
   * Newest first.
   * @throws DomainError `NOT_FOUND`
   */
  async of(treatmentId: number): Promise<TreatmentPriceChangeModel[]> {
    const known = await this.em.count(Treatment, { id: treatmentId });
    if (known === 0) throw new DomainError('NOT_FOUND', { message: TREATMENT_NOT_FOUND });
    return this.sql.rows<TreatmentPriceChangeModel>(
      `select p.id, ${asIsoInstant('p.at')} as at, p.former_price as "formerPrice", p.price, u.name as "changedByName"
       from treatment_price p left join staff_user u on u.id = p.staff_user_id
       where p.treatment_id = $1 order by p.id desc`,
      [treatmentId],
    );
  }
}
