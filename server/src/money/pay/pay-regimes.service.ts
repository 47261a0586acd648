import { DomainError, invalidField } from '#domain/errors.js';
import { type BasisPoints, WHOLE } from '#domain/money/pay.js';
import { PAY_MESSAGES } from '#domain/money/pay.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { PayRegimeInput } from './pay.input.js';
import { StoredPayRate } from './pay-rate.entity.js';
import { StoredPayRegime } from './pay-regime.entity.js';
import { REGIMES } from '../charges/renting.js';

type RateRow = Pick<StoredPayRate, 'treatmentId' | 'treatment' | 'basisPoints'>;

export interface RegimeRow extends Omit<StoredPayRegime, 'professionalId' | 'at' | 'staffUserId'> {
  readonly rates: readonly RateRow[];
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly staffName: string;
}

/** How professionals are paid, from which day on. A regime is only ever added. */
@Injectable()
export class PayRegimes {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** The newest first. */
  of(professionalId: number): Promise<RegimeRow[]> {
    return this.sql.rows<RegimeRow>(
      `select r.id, r.kind, r.valid_from as "validFrom", r.basis, r.basis_points as "basisPoints", r.rent,
              (select coalesce(jsonb_agg(jsonb_build_object(
                        'treatmentId', t.treatment_id, 'treatment', coalesce(n.name, t.treatment),
                        'basisPoints', t.basis_points) order by t.id), '[]')
               from pay_rate t left join treatment n on n.id = t.treatment_id where t.regime_id = r.id) as rates,
              ${asIsoInstant('r.at')} as at, u.name as "staffName"
       from (${REGIMES}) r join staff_user u on u.id = r.staff_user_id
       where r.professional_id = $1 order by r.valid_from desc`,
      [professionalId],
    );
  }

  /**
   * Makes the professional's next regime and settlement wait until the transaction ends.
   * @throws DomainError `NOT_FOUND`
   */
  async hold(professionalId: number): Promise<void> {
    const found = await this.sql.rows('select from professional where id = $1 for no key update', [
      professionalId,
    ]);
    if (found.length === 0)
      throw new DomainError('NOT_FOUND', { message: PAY_MESSAGES.professionalNotFound });
  }

  /**
   * Adds a regime; it corrects another one that begins on the same day.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `validFrom` if its month is settled, on `basis`, `percent`, `rent` or `rates` if they don't suit the kind
   */
  @Transactional()
  async add(input: PayRegimeInput, staff: Staff): Promise<RegimeRow> {
    const { professionalId, kind, validFrom } = input;
    await this.hold(professionalId);
    const settled = await this.sql.rows(
      `select from pay_settlement where professional_id = $1 and $2::date < month + interval '1 month' limit 1`,
      [professionalId, validFrom],
    );
    if (settled.length > 0) throw invalidField('validFrom', PAY_MESSAGES.settledSince);
    const { rates, ...terms } = termsOf(input);
    const names = await this.namesOf(rates.map(({ treatmentId }) => treatmentId));
    const regimeId = await this.em.insert(StoredPayRegime, {
      professionalId,
      kind,
      validFrom,
      ...terms,
      at: this.clock.now(),
      staffUserId: staff.id,
    });
    if (rates.length > 0)
      await this.em.insertMany(
        StoredPayRate,
        rates.map(({ treatmentId, basisPoints }) => ({
          regimeId,
          treatmentId,
          treatment: names.get(treatmentId) ?? '',
          basisPoints,
        })),
      );
    await this.live.publish({ kind: 'MONEY' });
    const added = (await this.of(professionalId)).find(({ id }) => id === regimeId);
    if (!added) throw new Error('an added regime is gone');
    return added;
  }

  /** @throws DomainError `INVALID_INPUT` on `rates` if a treatment is unknown or named twice */
  private async namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = await this.sql.rows<{ id: number; name: string }>(
      'select id, name from treatment where id = any($1) for key share',
      [ids],
    );
    if (found.length !== ids.length) throw invalidField('rates', PAY_MESSAGES.rates);
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}

/** @throws DomainError `INVALID_INPUT` on each field that is missing or does not suit the kind */
function termsOf({ kind, basis, percent, rent, rates }: PayRegimeInput) {
  if (kind === 'RENT') {
    if (rent == null) throw invalidField('rent', PAY_MESSAGES.noRent);
    if (percent != null) throw invalidField('percent', PAY_MESSAGES.notOfRent);
    if (basis != null) throw invalidField('basis', PAY_MESSAGES.notOfRent);
    if (rates && rates.length > 0) throw invalidField('rates', PAY_MESSAGES.notOfRent);
    return { basis: null, basisPoints: WHOLE, rent, rates: [] };
  }
  if (basis == null) throw invalidField('basis', PAY_MESSAGES.noBasis);
  if (percent == null) throw invalidField('percent', PAY_MESSAGES.percent);
  if (rent != null) throw invalidField('rent', PAY_MESSAGES.onlyRent);
  return {
    basis,
    basisPoints: inBasisPoints(percent),
    rent: 0,
    rates: (rates ?? []).map((rate) => ({
      treatmentId: rate.treatmentId,
      basisPoints: inBasisPoints(rate.percent),
    })),
  };
}

const inBasisPoints = (percent: number): BasisPoints => Math.round(percent * 100);
