import { AGREEMENT_MESSAGES } from '#domain/money/agreement.es.js';
import { AGREEMENT_LIMITS } from '#domain/money/agreement.js';
import { DomainError, invalidField } from '#domain/errors.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { AgreementTerm } from './agreement-term.entity.js';
import { Agreement } from './agreement.entity.js';
import type { AgreementInput } from './agreement.input.js';

interface AgreedTreatment {
  readonly treatmentId: number;
  readonly name: string;
  readonly price: Clp;
}

export interface AgreementRow extends Agreement {
  /** Taken off all other treatments; null for nothing. */
  readonly percent: number | null;
  /** By treatment. */
  readonly prices: readonly AgreedTreatment[];
}

export interface TermChange {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** Null for the percentage. */
  readonly treatment: string | null;
  /** In pesos, or percent; null if it was removed. */
  readonly value: number | null;
  readonly changedByName: string | null;
}

/** The current terms of the agreement `g`: a row for each treatment, and one without a treatment for the percentage. */
const CURRENT = `
  select distinct on (x.treatment_id) x.treatment_id, x.value from agreement_term x
  where x.agreement_id = g.id order by x.treatment_id, x.id desc`;

const SELECT = `
  select g.id, g.name, g.is_active as "isActive", g.version,
         (select c.value from (${CURRENT}) c where c.treatment_id is null) as percent,
         (select coalesce(jsonb_agg(jsonb_build_object('treatmentId', t.id, 'name', t.name, 'price', c.value)
                                    order by t.name), '[]')
          from (${CURRENT}) c join treatment t on t.id = c.treatment_id where c.value is not null) as prices
  from agreement g`;

/** The agreements of the clinic. None is deleted, because charges name them and their former terms are kept. */
@Injectable()
export class Agreements {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly actors: Actors,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** All agreements, the ones in use first, then by name. */
  all(): Promise<AgreementRow[]> {
    return this.sql.rows<AgreementRow>(`${SELECT} order by g.is_active desc, lower(g.name)`);
  }

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<AgreementRow> {
    const [agreement] = await this.sql.rows<AgreementRow>(`${SELECT} where g.id = $1`, [id]);
    if (!agreement) throw new DomainError('NOT_FOUND', { message: AGREEMENT_MESSAGES.notFound });
    return agreement;
  }

  /** The versions of an agreement, newest first. @throws DomainError `NOT_FOUND` */
  async changes(id: number): Promise<TermChange[]> {
    await this.read(id);
    return this.sql.rows<TermChange>(
      `select x.id, ${asIsoInstant('x.at')} as at, t.name as treatment, x.value, u.name as "changedByName"
       from agreement_term x left join treatment t on t.id = x.treatment_id
         left join staff_user u on u.id = x.staff_user_id
       where x.agreement_id = $1 order by x.id desc limit 200`,
      [id],
    );
  }

  /** @throws DomainError `INVALID_INPUT` on `name` if it is taken or there are too many, or on `prices` */
  @Transactional()
  async create(input: AgreementInput): Promise<AgreementRow> {
    await this.assertFree(input.name);
    if ((await this.em.count(Agreement)) >= AGREEMENT_LIMITS.agreements)
      throw invalidField('name', AGREEMENT_MESSAGES.tooMany);
    const id = await this.em.insert(Agreement, { name: input.name, isActive: input.isActive });
    return this.complete(await this.read(id), input);
  }

  /**
   * Replaces everything. Earlier charges stay.
   * @param seenVersion undefined if the last write wins
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on `name` or `prices`
   */
  @Transactional()
  async update(id: number, seenVersion: number | undefined, input: AgreementInput): Promise<AgreementRow> {
    await this.assertFree(input.name, id);
    const before = await this.em.findOne(Agreement, id, READ_ONLY);
    if (!before) throw new DomainError('NOT_FOUND', { message: AGREEMENT_MESSAGES.notFound });
    assertVersion(before.version, seenVersion);
    // Unlike a flush, also counts an edit of the prices alone.
    await this.em.nativeUpdate(Agreement, id, { name: input.name, isActive: input.isActive });
    return this.complete(await this.read(id), input);
  }

  /** Serializes changes of the list, so that no two get the same name. */
  private async assertFree(name: string, ownId: number | null = null): Promise<void> {
    await this.sql.rows('lock table agreement in share row exclusive mode');
    const others = await this.sql.rows(
      'select from agreement where lower(name) = lower($1) and id is distinct from $2',
      [name, ownId],
    );
    if (others.length > 0) throw invalidField('name', AGREEMENT_MESSAGES.nameTaken);
  }

  /** Stores the terms that have changed. */
  private async complete(before: AgreementRow, { percent, prices }: AgreementInput): Promise<AgreementRow> {
    const held = await this.sql.rows(
      'select from treatment where id = any($1::integer[]) order by id for key share',
      [prices.map(({ treatmentId }) => treatmentId)],
    );
    if (held.length < prices.length) throw invalidField('prices', AGREEMENT_MESSAGES.unknownTreatment);
    if (percent == null && prices.length === 0) throw invalidField('percent', AGREEMENT_MESSAGES.empty);
    const said = new Map<number | null, number | null>([
      [null, before.percent],
      ...before.prices.map(({ treatmentId, price }) => [treatmentId, price] as const),
    ]);
    const says = new Map<number | null, number | null>([
      [null, percent ?? null],
      ...prices.map(({ treatmentId, price }) => [treatmentId, price] as const),
    ]);
    const changes = [...new Set([...said.keys(), ...says.keys()])].filter(
      (key) => (said.get(key) ?? null) !== (says.get(key) ?? null),
    );
    const rows = changes.map((treatmentId) => ({
      agreementId: before.id,
      treatmentId,
      value: says.get(treatmentId) ?? null,
      at: this.clock.now(),
      staffUserId: this.actors.current().staff?.id ?? null,
    }));
    if (rows.length > 0) await this.em.insertMany(AgreementTerm, rows);
    await this.live.publish({ kind: 'MONEY' });
    return this.read(before.id);
  }
}
