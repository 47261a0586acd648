import { firstOfMonth, lastOfMonth, type LocalDate } from '#domain/clinic-time.js';
import { gapsBetween, NUMBERED_KINDS } from '#domain/money/document-gaps.js';
import {
  type CorrectedDocument,
  type DocumentTotal,
  type ExpenseTotal,
  type MethodTotal,
  type MoneyMonth,
  type MonthDay,
  type ProfessionalTotal,
  type RenterTotal,
  type TaxTotal,
} from '#domain/money/month.js';
import { correctionsInRows, monthInRows, type MonthSheet } from '#domain/money/month-sheets.es.js';
import type { DocumentKind } from '#domain/money/payment.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { CORRECTED_DOCUMENTS } from '../payments/corrected-documents.js';
import { INCOME_CHARGES, IS_INCOME } from '../lines/income-lines.js';
import { COLLECTED_BY_RENTERS, JOIN_RENTING } from '../charges/renting.js';
import { type ChargeRow, IS_UNCHARGED, SELECT_CHARGES } from '../charges/charge-rows.js';
import { type ExpenseRow, SELECT_EXPENSES } from '../expenses/expense-rows.js';
import {
  DOCUMENTS_OF_PAYMENTS,
  IS_LEFT,
  JOIN_DOCUMENT,
  type PaymentRow,
  SELECT_PAYMENTS,
} from '../payments/payment-rows.js';

interface DocumentRow {
  readonly kind: DocumentKind;
  readonly issuerRut: string;
  readonly number: string;
  /** The day of the till of its first payment in the month. */
  readonly bookedOn: LocalDate;
  readonly patientName: string | null;
  readonly paid: Clp;
  readonly refunded: Clp;
}

/**
 * The payments and refunds of the month from `$1` to `$2`; a refund has the document of its payment. `is_left`: it was not
 * refunded as a whole.
 */
const DOCUMENTED = `
  select m.id, m.kind, m.amount, m.booked_on, m.patient_id, d.id as document_id,
         m.kind = 'PAYMENT' and ${IS_LEFT} as is_left
  from payment m ${JOIN_DOCUMENT}
  where m.booked_on between $1 and $2 and m.kind in ('PAYMENT', 'REFUND')`;

const PAID_AND_REFUNDED = `
  coalesce(sum(p.amount) filter (where p.kind = 'PAYMENT'), 0)::float8 as paid,
  coalesce(-sum(p.amount) filter (where p.kind = 'REFUND'), 0)::float8 as refunded`;

/**
 * SQL for whether a payment `m` of the condition names a document. `offset 0`: each document is looked up by its index.
 * Without statistics, as after a restore, PostgreSQL would compare all documents with all payments.
 */
const isNamed = (documentId: string, condition: string): string => `exists (
  select from (${DOCUMENTS_OF_PAYMENTS}) x join payment m on m.id = x.payment_id
  where x.document_id = ${documentId} and ${condition} offset 0)`;

/** A month of the money: what is booked on its days, so that it is the sum of their closings. */
@Injectable()
export class Months {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @param day any day of the month. */
  read(day: LocalDate): Promise<MoneyMonth> {
    return this.sql.snapshot(() => this.readNow(day));
  }

  /** The lines of several sheets, as they were at one moment. */
  sheets(names: readonly MonthSheet[], day: LocalDate): Promise<object[][]> {
    return this.sql.snapshot(async () => {
      const sheets: object[][] = [];
      for (const name of names) sheets.push(await this.lines(name, day));
      return sheets;
    });
  }

  private async readNow(day: LocalDate): Promise<MoneyMonth> {
    const month = firstOfMonth(day);
    const days = [month, lastOfMonth(month)];
    return {
      month,
      taxes: await this.sql.rows<TaxTotal>(
        `select c.tax, sum(c.amount)::float8 as amount, count(*)::integer as count
         from (${INCOME_CHARGES}) c group by c.tax order by c.tax`,
        days,
      ),
      methods: await this.sql.rows<MethodTotal>(
        `select method, kind, sum(amount)::float8 as amount, count(*)::integer as count
         from payment where booked_on between $1 and $2
         group by method, kind
         order by array_position(array['CASH', 'DEBIT', 'CREDIT', 'TRANSFER', 'OTHER'], method), kind`,
        days,
      ),
      documents: await this.documents(days),
      correctedDocuments: await this.correctedDocuments(days),
      professionals: await this.sql.rows<ProfessionalTotal>(
        `select x.professional_id as "professionalId", f.name as "professionalName",
                coalesce(sum(x.amount) filter (where x.tax = 'TAXED'), 0)::float8 as taxed,
                coalesce(sum(x.amount) filter (where x.tax = 'EXEMPT'), 0)::float8 as exempt,
                coalesce(sum(x.amount) filter (where x.tax = 'UNDEFINED'), 0)::float8 as undefined,
                sum(x.amount)::float8 as charged, sum(x.tip)::float8 as tips
         from (
           select c.professional_id, c.tax, c.amount, 0 as tip from (${INCOME_CHARGES}) c
           union all
           select professional_id, '', 0, amount from payment where booked_on between $1 and $2 and kind = 'TIP') x
           left join professional f on f.id = x.professional_id
         group by x.professional_id, f.name, f.position order by f.position nulls last, x.professional_id`,
        days,
      ),
      renters: await this.sql.rows<RenterTotal>(
        `select f.id as "professionalId", f.name as "professionalName", sum(x.charged)::float8 as charged,
                sum(x.collected)::float8 as collected
         from (
           select c.professional_id, c.amount as charged, 0 as collected from charge c ${JOIN_RENTING}
           where c.booked_on between $1 and $2 and not ${IS_INCOME}
           union all
           select r.professional_id, 0, r.amount from (${COLLECTED_BY_RENTERS}) r) x
           join professional f on f.id = x.professional_id
         group by f.id, f.name, f.position order by f.position, f.id`,
        days,
      ),
      expenses: await this.sql.rows<ExpenseTotal>(
        `select category, sum(amount)::float8 as amount, count(*)::integer as count
         from expense where booked_on between $1 and $2 group by category order by amount desc, category`,
        days,
      ),
      days: await this.days(days),
      unchargedVisits: await this.unchargedVisits(days),
    };
  }

  /** The lines of a sheet, the oldest first. */
  private async lines(sheet: MonthSheet, day: LocalDate): Promise<object[]> {
    const month = firstOfMonth(day);
    const days = [month, lastOfMonth(month)];
    switch (sheet) {
      case 'SUMMARY':
        return monthInRows(await this.readNow(month));
      case 'CHARGES':
        return this.sql.rows<ChargeRow>(
          `${SELECT_CHARGES} where c.booked_on between $1 and $2 order by c.booked_on, c.id`,
          days,
        );
      case 'PAYMENTS':
        return (await this.payments(days)).filter(({ kind, amount }) => !isRefund(kind, amount));
      case 'REFUNDS':
        return (await this.payments(days)).filter(({ kind, amount }) => isRefund(kind, amount));
      case 'DOCUMENTS':
        return this.sql.rows<DocumentRow>(
          `select d.kind, d.issuer_rut as "issuerRut", d.number, min(p.booked_on) as "bookedOn",
                  string_agg(distinct n.name, ', ' order by n.name) as "patientName", ${PAID_AND_REFUNDED}
           from (${DOCUMENTED}) p join fiscal_document d on d.id = p.document_id
             left join patient n on n.id = p.patient_id
           group by d.id order by d.kind, d.issuer_rut, d.number::numeric`,
          days,
        );
      case 'CORRECTIONS':
        return correctionsInRows(await this.correctedDocuments(days));
      case 'EXPENSES':
        return this.sql.rows<ExpenseRow>(
          `${SELECT_EXPENSES} where e.booked_on between $1 and $2 order by e.booked_on, e.id`,
          days,
        );
      case 'CLOSINGS':
        return this.days(days);
    }
  }

  private async payments(days: readonly LocalDate[]) {
    const rows = await this.sql.rows<PaymentRow>(
      `${SELECT_PAYMENTS} where m.booked_on between $1 and $2 order by m.booked_on, m.id`,
      [...days],
    );
    return rows.map((row) => ({ ...row, charges: row.uses.map(({ chargeId }) => chargeId).join(', ') }));
  }

  private correctedDocuments(days: readonly LocalDate[]): Promise<CorrectedDocument[]> {
    return this.sql.rows<CorrectedDocument>(CORRECTED_DOCUMENTS, [...days, this.clock.timeZone]);
  }

  private async documents(days: readonly LocalDate[]): Promise<DocumentTotal[]> {
    const totals = await this.sql.rows<Omit<DocumentTotal, 'gaps'>>(
      `select d.kind, coalesce(d.issuer_rut, '') as "issuerRut",
              count(distinct coalesce(-d.id, p.id)) filter (where p.kind = 'PAYMENT')::integer as count,
              (min(d.number::numeric) filter (where p.is_left))::text as first,
              (max(d.number::numeric) filter (where p.is_left))::text as last, ${PAID_AND_REFUNDED}
       from (${DOCUMENTED}) p left join fiscal_document d on d.id = p.document_id
       group by d.kind, d.issuer_rut order by d.kind nulls last, d.issuer_rut`,
      [...days],
    );
    const numbers = await this.numbers(days);
    return totals.map((total) => ({
      ...total,
      gaps: gapsBetween(
        numbers
          .filter(({ kind, issuerRut }) => kind === total.kind && issuerRut === total.issuerRut)
          .map(({ number }) => number),
      ),
    }));
  }

  /**
   * The numbers of each kind and issuer, from the last one before the month to the last of the month. The number of a
   * refunded payment is not missing, but is never the first or the last: it may have been mistyped.
   */
  private numbers(days: readonly LocalDate[]) {
    return this.sql.rows<Pick<DocumentRow, 'kind' | 'issuerRut' | 'number'>>(
      `with named as (
         select d.kind, d.issuer_rut, min(d.number::numeric) as least, max(d.number::numeric) as most
         from payment m ${JOIN_DOCUMENT}
         where m.booked_on between $1 and $2 and d.kind = any($3) and ${IS_LEFT} group by d.kind, d.issuer_rut)
       select d.kind, d.issuer_rut as "issuerRut", d.number
       from named n
         cross join lateral (
           select max(b.number::numeric) as last from fiscal_document b
           where b.kind = n.kind and b.issuer_rut = n.issuer_rut and b.number::numeric < n.least
             and ${isNamed('b.id', IS_LEFT)}) before
         join fiscal_document d on d.kind = n.kind and d.issuer_rut = n.issuer_rut
           and d.number::numeric between coalesce(before.last, n.least) and n.most
       where ${isNamed('d.id', 'true')}`,
      [...days, NUMBERED_KINDS],
    );
  }

  private days(days: readonly LocalDate[]): Promise<MonthDay[]> {
    return this.sql.rows<MonthDay>(
      `select d.day, d.is_closed as "isClosed", coalesce(c.charged, 0)::float8 as charged,
              coalesce(p.paid, 0)::float8 as paid, coalesce(p.tips, 0)::float8 as tips,
              coalesce(e.spent, 0)::float8 as spent, (coalesce(p.cash, 0) - coalesce(e.cash, 0))::float8 as cash,
              (k.expected_cash - k.opening_cash)::float8 as "closedCash",
              (k.counted_cash - k.expected_cash)::float8 as difference, coalesce(p.cards, 0)::float8 as cards,
              t.gross::float8 as settled, (t.gross - t.net)::float8 as "cardFee", t.net::float8 as deposited,
              (t.gross - coalesce(p.cards, 0))::float8 as "cardDifference"
       from cash_day d
         left join cash_closing k on k.day = d.day and k.reopened_at is null
         left join (select distinct on (day) day, gross, net from card_settlement
                    where day between $1 and $2 order by day, id desc) t on t.day = d.day
         left join (select booked_on, sum(amount) as charged from charge
                    where booked_on between $1 and $2 group by booked_on) c on c.booked_on = d.day
         left join (select booked_on, sum(amount) filter (where kind in ('PAYMENT', 'REFUND')) as paid,
                           sum(amount) filter (where kind = 'TIP') as tips,
                           sum(amount) filter (where method = 'CASH' and kind <> 'ROUNDING') as cash,
                           sum(amount) filter (where method in ('DEBIT', 'CREDIT')) as cards
                    from payment where booked_on between $1 and $2 group by booked_on) p on p.booked_on = d.day
         left join (select booked_on, sum(amount) as spent, sum(amount) filter (where method = 'CASH') as cash
                    from expense where booked_on between $1 and $2 group by booked_on) e on e.booked_on = d.day
       where d.day between $1 and $2
         and (d.is_closed or c.booked_on is not null or p.booked_on is not null or e.booked_on is not null)
       order by d.day`,
      [...days],
    );
  }

  private async unchargedVisits(days: readonly LocalDate[]): Promise<number> {
    const [found] = await this.sql.rows<{ count: number }>(
      `select count(*)::integer as count from appointment a
       where a.date between $1 and $2 and ${IS_UNCHARGED}`,
      [...days],
    );
    return found?.count ?? 0;
  }
}

const isRefund = (kind: PaymentRow['kind'], amount: Clp): boolean =>
  kind === 'REFUND' || (kind === 'TIP' && amount < 0);
