import type { LocalDate } from '#domain/clinic-time.js';
import type { MoneyLineKind } from '#domain/money/lines.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { opaqueParameter, Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { type ChargeRow, SELECT_CHARGES } from '../charges/charge-rows.js';
import { type PaymentRow, SELECT_PAYMENTS } from '../payments/payment-rows.js';
import { INCOME_CHARGES, INCOME_PAYMENTS } from './income-lines.js';
import type { MoneyLinesInput } from './money-lines.input.js';

/** A line of the clinic's income. */
export interface MoneyLine {
  readonly kind: MoneyLineKind;
  /** The day of the till on which it counts. */
  readonly day: LocalDate;
  /** Negative if it takes something back. */
  readonly amount: Clp;
  /** Null for a payment; for a part of one that is a renting professional's income, their charge. */
  readonly charge: ChargeRow | null;
  /** Null for a charge. */
  readonly payment: PaymentRow | null;
}

export interface LineSum {
  readonly count: number;
  readonly amount: Clp;
}

export interface MoneyLinePage extends Page<MoneyLine> {
  /** The sum of all charges, also in a list of payments. */
  readonly charges: LineSum;
  readonly payments: LineSum;
}

/** The place of a line: a charge, a payment, or a part of one that is a renting professional's income; in this order. */
type Source = 1 | 2 | 3;

interface LineRow {
  readonly source: Source;
  /** The id of the charge, the payment or the use. */
  readonly id: number;
  readonly chargeId: number | null;
  readonly paymentId: number | null;
  readonly day: LocalDate;
  /** Since 1970. As text it would lose the microseconds, which determine the order. */
  readonly atMicroseconds: number;
  readonly amount: Clp;
}

const NEWEST_FIRST: PageOrder<LineRow> = {
  name: 'MONEY_LINES',
  kinds: ['day', 'microseconds', 'integer', 'integer'],
  keysOf: ({ day, atMicroseconds, source, id }) => [day, atMicroseconds, source, id],
};

/** The values `$1` to `$8`. Methods are of payments; treatments and professionals of charges. */
const WANTED = `
  select 'CHARGE' as kind, 1 as source, c.id, c.id as charge_id, null::integer as payment_id, c.booked_on as day, c.at,
         c.amount
  from (${INCOME_CHARGES}) c
  where ($3::text is null or $3 = 'CHARGE') and $4::text is null
    and ($5::text is null or c.treatment = $5) and (not $6::boolean or c.treatment = '')
    and ($7::integer is null or c.professional_id = $7) and (not $8::boolean or c.professional_id is null)
  union all
  select 'PAYMENT', case when p.use_id is null then 2 else 3 end, coalesce(p.use_id, p.payment_id), p.charge_id,
         p.payment_id, p.day, p.at, p.amount
  from (${INCOME_PAYMENTS}) p
  where ($3::text is null or $3 = 'PAYMENT') and ($4::text is null or p.method = $4)
    and $5::text is null and not $6::boolean and $7::integer is null and not $8::boolean`;

/** The lines behind the figures of income, which are their sums. */
@Injectable()
export class MoneyLines {
  constructor(private readonly sql: Sql) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor of another list. */
  page(query: MoneyLinesInput): Promise<MoneyLinePage> {
    return this.sql.snapshot(async () => {
      const { nodes, ...page } = await readPage(query, NEWEST_FIRST, (count, after) =>
        this.sql.rowsWithFreshPlan<LineRow>(
          `select l.source, l.id, l.charge_id as "chargeId", l.payment_id as "paymentId", l.day,
                  (extract(epoch from l.at) * 1000000)::float8 as "atMicroseconds", l.amount
           from (${WANTED}) l
           where $11::date is null or (l.day, l.at, l.source, l.id)
             < ($11::date, timestamptz 'epoch' + $12::bigint * interval '1 microsecond', $13::integer, $14::integer)
           order by l.day desc, l.at desc, l.source desc, l.id desc limit $9 offset $10`,
          [
            ...this.wantedBy(query, query.kind ?? null),
            count,
            query.offset,
            ...(after ?? NEWEST_FIRST.kinds.map(() => null)),
          ],
        ),
      );
      return { ...page, nodes: await this.whole(nodes), ...(await this.sums(query)) };
    });
  }

  private wantedBy(query: MoneyLinesInput, kind: MoneyLineKind | null): unknown[] {
    return [
      query.from,
      query.to,
      kind,
      query.method ?? null,
      query.treatment || null,
      query.withoutTreatment,
      query.professionalId ?? null,
      query.withoutProfessional,
    ];
  }

  private async whole(rows: readonly LineRow[]): Promise<MoneyLine[]> {
    const ids = (of: (row: LineRow) => number | null): number[] => [
      ...new Set(rows.map(of).filter((id) => id !== null)),
    ];
    const charges = byId(
      await this.sql.rows<ChargeRow>(
        `${SELECT_CHARGES} where c.id = any(${opaqueParameter('$1', 'integer[]')})`,
        [ids(({ chargeId }) => chargeId)],
      ),
    );
    const payments = byId(
      await this.sql.rows<PaymentRow>(
        `${SELECT_PAYMENTS} where m.id = any(${opaqueParameter('$1', 'integer[]')})`,
        [ids(({ paymentId }) => paymentId)],
      ),
    );
    return rows.map(({ source, chargeId, paymentId, day, amount }) => ({
      kind: source === 1 ? 'CHARGE' : 'PAYMENT',
      day,
      amount,
      charge: chargeId === null ? null : (charges.get(chargeId) ?? null),
      payment: paymentId === null ? null : (payments.get(paymentId) ?? null),
    }));
  }

  private async sums(query: MoneyLinesInput): Promise<Pick<MoneyLinePage, 'charges' | 'payments'>> {
    const rows = await this.sql.rowsWithFreshPlan<LineSum & { kind: MoneyLineKind }>(
      `select l.kind, count(*)::integer as count, sum(l.amount)::float8 as amount from (${WANTED}) l group by l.kind`,
      this.wantedBy(query, null),
    );
    const of = (wanted: MoneyLineKind): LineSum => {
      const { count = 0, amount = 0 } = rows.find(({ kind }) => kind === wanted) ?? {};
      return { count, amount };
    };
    return { charges: of('CHARGE'), payments: of('PAYMENT') };
  }
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
