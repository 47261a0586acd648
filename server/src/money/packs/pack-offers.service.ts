import type { TaxTreatment } from '#domain/money/charge.js';
import { DomainError, invalidField } from '#domain/errors.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { PACK_LIMITS } from '#domain/money/pack.js';
import { PACK_MESSAGES } from '#domain/money/pack.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { PackOfferTreatment } from './pack-offer-treatment.entity.js';
import { PackOffer } from './pack-offer.entity.js';
import type { PackOfferInput } from './pack.input.js';

export interface OfferedTreatment {
  readonly id: number;
  readonly name: string;
  readonly serviceType: ServiceType;
  readonly tax: TaxTreatment;
}

export interface PackOfferRow extends PackOffer {
  /** By name; empty if all were deleted. */
  readonly treatments: readonly OfferedTreatment[];
}

const SELECT = `
  select o.id, o.name, o.sessions, o.price, o.valid_months as "validMonths", o.version,
         (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'serviceType', t.service_type, 'tax', t.tax)
                                    order by t.name), '[]')
          from pack_offer_treatment x join treatment t on t.id = x.treatment_id
          where x.pack_offer_id = o.id) as treatments
  from pack_offer o`;

/** The packs that the clinic sells. A sold one is a copy, so changes here don't affect it. */
@Injectable()
export class PackOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {}

  /** By name. */
  all(): Promise<PackOfferRow[]> {
    return this.sql.rows<PackOfferRow>(`${SELECT} order by lower(o.name)`);
  }

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<PackOfferRow> {
    const [offer] = await this.sql.rows<PackOfferRow>(`${SELECT} where o.id = $1`, [id]);
    if (!offer) throw new DomainError('NOT_FOUND', { message: PACK_MESSAGES.offerNotFound });
    return offer;
  }

  /** @throws DomainError `INVALID_INPUT` on `name` if it is taken or there are too many, or on `treatmentIds` */
  @Transactional()
  async create({ treatmentIds, ...columns }: PackOfferInput): Promise<PackOfferRow> {
    await this.assertFree(columns.name);
    if ((await this.em.count(PackOffer)) >= PACK_LIMITS.offers)
      throw invalidField('name', PACK_MESSAGES.tooManyOffers);
    const id = await this.em.insert(PackOffer, columns);
    return this.complete(id, treatmentIds);
  }

  /**
   * @param seenVersion undefined if the last write wins
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on `name` if it is taken, or on `treatmentIds`
   */
  @Transactional()
  async update(
    id: number,
    seenVersion: number | undefined,
    { treatmentIds, ...columns }: PackOfferInput,
  ): Promise<PackOfferRow> {
    await this.assertFree(columns.name, id);
    const before = await this.em.findOne(PackOffer, id, READ_ONLY);
    if (!before) throw new DomainError('NOT_FOUND', { message: PACK_MESSAGES.offerNotFound });
    assertVersion(before.version, seenVersion);
    // Unlike a flush, also counts an edit of the treatments alone.
    await this.em.nativeUpdate(PackOffer, id, columns);
    return this.complete(id, treatmentIds);
  }

  /** Stops selling it; sold packs stay. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async delete(id: number): Promise<void> {
    if ((await this.em.nativeDelete(PackOffer, id)) === 0)
      throw new DomainError('NOT_FOUND', { message: PACK_MESSAGES.offerNotFound });
    await this.live.publish({ kind: 'MONEY' });
  }

  /** Serializes changes of the list, so that no two get the same name. */
  private async assertFree(name: string, ownId: number | null = null): Promise<void> {
    await this.sql.rows('lock table pack_offer in share row exclusive mode');
    const others = await this.sql.rows(
      'select from pack_offer where lower(name) = lower($1) and id is distinct from $2',
      [name, ownId],
    );
    if (others.length > 0) throw invalidField('name', PACK_MESSAGES.nameTaken);
  }

  private async complete(id: number, treatmentIds: readonly number[]): Promise<PackOfferRow> {
    await this.em.nativeDelete(PackOfferTreatment, { packOfferId: id });
    // Keeps the treatments from being deleted until the transaction ends.
    const held = await this.sql.rows(
      'select from treatment where id = any($1::integer[]) order by id for key share',
      [treatmentIds],
    );
    if (held.length < treatmentIds.length) throw invalidField('treatmentIds', PACK_MESSAGES.noTreatments);
    const rows = treatmentIds.map((treatmentId) => ({ packOfferId: id, treatmentId }));
    if (rows.length > 0) await this.em.insertMany(PackOfferTreatment, rows);
    await this.live.publish({ kind: 'MONEY' });
    return this.read(id);
  }
}
