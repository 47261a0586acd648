import { mergeQuantities } from '#domain/records/clinical-record.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES, TREATMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { TREATMENT_FIELDS } from '#domain/clinic/treatment-fields.es.js';
import { storedValues } from '#domain/declared-fields.js';
import { TREATMENT_NAME_TAKEN } from '#domain/clinic/treatments.es.js';
import { usualTax } from '#domain/money/charge.js';
import { CONTRAINDICATIONS } from '#domain/records/warnings/warning.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { TreatmentInput, TreatmentPriceInput } from './treatment.input.js';
import { TreatmentEvents } from './treatment-events.js';
import { TreatmentPrices } from './treatment-prices.js';
import { TreatmentSupply } from './treatment-supply.entity.js';
import { Treatment, TREATMENT_COLUMNS } from './treatment.entity.js';
import type { TreatmentModel } from './treatment.model.js';

/** A condition on `t` follows. */
const SELECT = `
  select t.id, ${TREATMENT_COLUMNS}, t.contraindications, t.tax, t.version,
         coalesce((select json_agg(json_build_object('supplyId', s.id, 'supplyName', s.name, 'quantity', k.quantity)
                                   order by s.name, s.id)
                   from treatment_supply k join supply s on s.id = k.supply_id
                   where k.treatment_id = t.id), '[]') as kit
  from treatment t`;

/** The clinic's own list of treatments. Appointments store a treatment as text: they keep the name of a deleted one. */
@Injectable()
export class TreatmentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly prices: TreatmentPrices,
    private readonly events: TreatmentEvents,
  ) {}

  /** Podiatry first; each service in the order in which treatments were added. */
  all(): Promise<TreatmentModel[]> {
    return this.sql.rows<TreatmentModel>(`${SELECT} order by t.service_type desc, t.id`);
  }

  /** @throws DomainError `INVALID_INPUT` on `name` if it is taken, or on `kit` */
  @Transactional()
  async create(input: TreatmentInput): Promise<TreatmentModel> {
    await this.lockList();
    await this.assertFree(input.name);
    const created = this.em.create(Treatment, columnsOf(input));
    await this.em.flush();
    await this.prices.note(created.id, null, created.price);
    return this.complete(created.id, input);
  }

  /**
   * A new name also replaces the old one in appointments, in the waiting list and in professionals' own lists.
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on `name` if it is taken, or on `kit`
   */
  update(id: number, seenVersion: number, input: TreatmentInput): Promise<TreatmentModel> {
    // A new name locks many appointments.
    return retryConflicts(() => this.updateOnce(id, seenVersion, input));
  }

  @Transactional()
  protected async updateOnce(
    id: number,
    seenVersion: number,
    input: TreatmentInput,
  ): Promise<TreatmentModel> {
    await this.lockList();
    const before = await this.em.findOne(Treatment, id, READ_ONLY);
    if (!before) throw new DomainError('NOT_FOUND', { message: TREATMENT_NOT_FOUND });
    assertVersion(before.version, seenVersion);
    await this.assertFree(input.name, id);
    if (before.name !== input.name) {
      await this.sql.rows(
        `update professional set treatments = array_replace(treatments, $1, $2), version = version + 1
         where $1 = any(treatments)`,
        [before.name, input.name],
      );
      await this.events.emitRenaming({ before: before.name, after: input.name });
    }
    // Unlike a flush, also counts an edit of the kit alone.
    await this.em.nativeUpdate(Treatment, id, columnsOf(input));
    await this.prices.note(id, before.price, input.price ?? null);
    return this.complete(id, input);
  }

  /**
   * Prices treatments, all or none. With a price, visitors can book them.
   * @throws DomainError `NOT_FOUND`, `STALE`
   */
  @Transactional()
  async price(prices: readonly TreatmentPriceInput[]): Promise<TreatmentModel[]> {
    await this.lockList();
    for (const { id, version, price, durationMinutes } of prices) {
      const before = await this.em.findOne(Treatment, id, READ_ONLY);
      if (!before) throw new DomainError('NOT_FOUND', { message: TREATMENT_NOT_FOUND });
      assertVersion(before.version, version);
      await this.em.nativeUpdate(Treatment, id, { price, durationMinutes, isBookableOnline: true });
      await this.prices.note(id, before.price, price);
    }
    await this.live.publish({ kind: 'SCHEDULE' });
    return this.all();
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async delete(id: number): Promise<void> {
    const deleted = await this.em.nativeDelete(Treatment, id);
    if (deleted === 0) throw new DomainError('NOT_FOUND', { message: TREATMENT_NOT_FOUND });
    await this.live.publish({ kind: 'SCHEDULE' });
  }

  /** Serializes changes of the list, so that no two treatments get the same name. */
  private lockList(): Promise<unknown> {
    return this.sql.rows('lock table treatment in share row exclusive mode');
  }

  private async assertFree(name: string, ownId: number | null = null): Promise<void> {
    const others = await this.sql.rows(
      'select from treatment where lower(name) = lower($1) and id is distinct from $2',
      [name, ownId],
    );
    if (others.length > 0) throw invalidField('name', TREATMENT_NAME_TAKEN);
  }

  private async complete(id: number, input: TreatmentInput): Promise<TreatmentModel> {
    await this.writeKit(id, mergeQuantities(input.kit ?? []));
    await this.live.publish({ kind: 'SCHEDULE' });
    const [written] = await this.sql.rows<TreatmentModel>(`${SELECT} where t.id = $1`, [id]);
    if (!written) throw new Error('a locked treatment is gone');
    return written;
  }

  private async writeKit(id: number, kit: ReadonlyMap<number, number>): Promise<void> {
    if ([...kit.values()].some((quantity) => quantity > MAX_AMOUNT))
      throw invalidField('kit', FIELD_MESSAGES.usedSupplyLine);
    await this.em.nativeDelete(TreatmentSupply, { treatmentId: id });
    // Keeps the supplies from being deleted until the transaction ends.
    const held = await this.sql.rows(
      'select from supply where id = any($1::integer[]) order by id for key share',
      [[...kit.keys()]],
    );
    if (held.length < kit.size) throw invalidField('kit', FIELD_MESSAGES.unknownSupply);
    const rows = [...kit].map(([supplyId, quantity]) => ({ treatmentId: id, supplyId, quantity }));
    if (rows.length > 0) await this.em.insertMany(TreatmentSupply, rows);
  }
}

const columnsOf = (input: TreatmentInput) => ({
  ...storedValues(TREATMENT_FIELDS, (field) => input[field]),
  contraindications: CONTRAINDICATIONS.filter((one) => input.contraindications?.includes(one)),
  tax: input.tax ?? usualTax(input.serviceType),
});
