import type { ServiceType } from '#domain/agenda/appointment.js';
import { may } from '#domain/access/rights.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { firstOfMonth, lastOfMonth, type LocalDate } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { type BasisPoints, countsFrom, isOver, type PayKind, shareOf, sumsOfPay } from '#domain/money/pay.js';
import { PAY_MESSAGES } from '#domain/money/pay.es.js';
import { initialsOf } from '#domain/patients/initials.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { PayRegimes, type RegimeRow } from './pay-regimes.service.js';
import { type PaySource, SELECT_SOURCES } from './pay-sources.js';
import { StoredPayLine } from './pay-line.entity.js';
import { StoredSettlement } from './pay-settlement.entity.js';

export interface PayLine {
  readonly day: LocalDate;
  readonly patient: string;
  readonly description: string;
  readonly kind: PayKind;
  readonly base: Clp;
  /** 0 to 100. */
  readonly percent: number;
  readonly amount: Clp;
}

export interface PaySummary {
  readonly professionalId: number;
  readonly professionalName: string;
  readonly month: LocalDate;
  readonly kind: PayKind | null;
  readonly base: Clp;
  readonly gross: Clp;
  readonly retentionPercent: number;
  readonly retention: Clp;
  readonly rent: Clp;
  readonly net: Clp;
  /** ISO 8601 in UTC. */
  readonly settledAt: string | null;
  readonly settledByName: string | null;
}

export interface PayStatement extends PaySummary {
  readonly lines: readonly PayLine[];
}

interface ProfessionalRow {
  readonly id: number;
  readonly name: string;
  readonly firstService: ServiceType;
}

const SELECT_PROFESSIONALS = `select p.id, p.name, p.services[1] as "firstService" from professional p`;

interface SettlementRow {
  readonly id: number;
  readonly professionalName: string;
  readonly base: Clp;
  readonly gross: Clp;
  readonly retentionBasisPoints: BasisPoints;
  readonly retention: Clp;
  readonly rent: Clp;
  readonly net: Clp;
  readonly settledAt: string;
  readonly settledByName: string;
}

interface LineRow {
  readonly day: LocalDate;
  readonly patientName: string | null;
  readonly description: string;
  readonly kind: PayKind;
  readonly base: Clp;
  readonly basisPoints: BasisPoints;
  readonly amount: Clp;
}

/** Professionals' pay for a month: calculated from the ledger until it is settled, and stored from then on. */
@Injectable()
export class Pay {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly regimes: PayRegimes,
    private readonly actors: Actors,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** The professionals who are not archived or were paid in the month, in the clinic's order. @param day any of the month */
  month(day: LocalDate): Promise<PaySummary[]> {
    const month = firstOfMonth(day);
    return this.sql.snapshot(async () => {
      const found = await this.sql.rows<ProfessionalRow>(
        `${SELECT_PROFESSIONALS}
         where p.archived_at is null or exists (select from pay_regime r where r.professional_id = p.id)
         order by p.position, p.id`,
      );
      const summaries: PaySummary[] = [];
      for (const professional of found) {
        const { lines: _, ...summary } = await this.read(professional, month);
        summaries.push(summary);
      }
      return summaries;
    });
  }

  /** @throws DomainError `NOT_FOUND` */
  statement(professionalId: number, day: LocalDate): Promise<PayStatement> {
    return this.sql.snapshot(async () => this.read(await this.find(professionalId), firstOfMonth(day)));
  }

  /** The statement of the user; undefined if they are no professional. */
  async ownStatement(staff: Staff, day: LocalDate): Promise<PayStatement | undefined> {
    const linked = await this.em.findOne(StaffUser, staff.id, { ...READ_ONLY, fields: ['professionalId'] });
    return linked?.professionalId == null ? undefined : this.statement(linked.professionalId, day);
  }

  /**
   * Stores a month that is over; from then on it never changes.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `month` if it is not over or is settled, on `professionalId`
   *   without a regime
   */
  @Transactional()
  async settle(professionalId: number, day: LocalDate, staff: Staff): Promise<PayStatement> {
    const month = firstOfMonth(day);
    if (!isOver(month, this.clock.wall().date)) throw invalidField('month', PAY_MESSAGES.notOver);
    await this.regimes.hold(professionalId);
    const professional = await this.find(professionalId);
    if (await this.settled(professionalId, month)) throw invalidField('month', PAY_MESSAGES.settled);
    const regimes = await this.regimes.of(professionalId);
    if (!regimeIn(regimes, month)) throw invalidField('professionalId', PAY_MESSAGES.noRegime);
    const sources = (await this.sources(professionalId, month)).map(withAmount);
    const settlementId = await this.em.insert(StoredSettlement, {
      professionalId,
      professionalName: nameOf(professional),
      month,
      ...sumsOfPay(sources, regimes, month),
      settledAt: this.clock.now(),
      settledBy: staff.id,
    });
    const lines = sources.map((source) => {
      const { patientName: _, ...line } = source;
      return { settlementId, ...line };
    });
    if (lines.length > 0) await this.em.insertMany(StoredPayLine, lines);
    await this.live.publish({ kind: 'MONEY' });
    return this.read(professional, month);
  }

  private async find(id: number): Promise<ProfessionalRow> {
    const [found] = await this.sql.rows<ProfessionalRow>(`${SELECT_PROFESSIONALS} where p.id = $1`, [id]);
    if (!found) throw new DomainError('NOT_FOUND', { message: PAY_MESSAGES.professionalNotFound });
    return found;
  }

  private async read(professional: ProfessionalRow, month: LocalDate): Promise<PayStatement> {
    const professionalId = professional.id;
    const regimes = await this.regimes.of(professionalId);
    const kind = regimeIn(regimes, month)?.kind ?? null;
    const settlement = await this.settled(professionalId, month);
    if (settlement) {
      const { id, retentionBasisPoints, ...sums } = settlement;
      const lines = (await this.storedLines(id)).map((line) => this.shown(line));
      return { professionalId, month, kind, ...sums, retentionPercent: retentionBasisPoints / 100, lines };
    }
    const sources = (await this.sources(professionalId, month)).map(withAmount);
    const { retentionBasisPoints, ...sums } = sumsOfPay(sources, regimes, month);
    return {
      professionalId,
      professionalName: nameOf(professional),
      month,
      kind,
      ...sums,
      retentionPercent: retentionBasisPoints / 100,
      settledAt: null,
      settledByName: null,
      lines: sources.map((line) => this.shown(line)),
    };
  }

  private async sources(professionalId: number, month: LocalDate): Promise<PaySource[]> {
    const settled = await this.em.find(
      StoredSettlement,
      { professionalId },
      { ...READ_ONLY, fields: ['month'] },
    );
    const from = countsFrom(month, new Set(settled.map((one) => one.month)));
    return this.sql.rows<PaySource>(SELECT_SOURCES, [professionalId, from, lastOfMonth(month)]);
  }

  private async settled(professionalId: number, month: LocalDate): Promise<SettlementRow | undefined> {
    const [found] = await this.sql.rows<SettlementRow>(
      `select s.id, s.professional_name as "professionalName", s.base::float8 as base, s.gross::float8 as gross,
              s.retention_basis_points as "retentionBasisPoints", s.retention::float8 as retention, s.rent,
              s.net::float8 as net, ${asIsoInstant('s.settled_at')} as "settledAt", u.name as "settledByName"
       from pay_settlement s join staff_user u on u.id = s.settled_by
       where s.professional_id = $1 and s.month = $2`,
      [professionalId, month],
    );
    return found;
  }

  private storedLines(settlementId: number): Promise<LineRow[]> {
    return this.sql.rows<LineRow>(
      `select l.day, p.name as "patientName", l.description, l.kind, l.base, l.basis_points as "basisPoints", l.amount
       from pay_line l join charge c on c.id = l.charge_id left join patient p on p.id = c.patient_id
       where l.settlement_id = $1 order by l.id`,
      [settlementId],
    );
  }

  /** A user who may not read patients sees their initials. */
  private shown({ day, patientName, description, kind, base, basisPoints, amount }: LineRow): PayLine {
    const name = patientName ?? '';
    const patient = may(this.actors.staff().rights, 'PATIENTS', 'READ') ? name : initialsOf(name);
    return { day, patient, description, kind, base, percent: basisPoints / 100, amount };
  }
}

/** The regime on the last day of a month. @param regimes the newest first */
const regimeIn = (regimes: readonly RegimeRow[], month: LocalDate): RegimeRow | undefined =>
  regimes.find(({ validFrom }) => validFrom <= lastOfMonth(month));

const nameOf = ({ name, firstService }: ProfessionalRow): string => professionalName(name, firstService);

const withAmount = (source: PaySource) => ({
  ...source,
  amount: shareOf(source.base, source.basisPoints),
});
