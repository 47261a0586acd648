import type { LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import type { MethodTotal } from '#domain/money/month.js';
import { cardTotal, expectedCash } from '#domain/money/till.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CardSettlements, type SettlementRow } from './card-settlements.js';
import { CashClosing } from './cash-closing.entity.js';
import { BookingDays } from '../cash-days/booking-days.js';
import { CashDay } from '../cash-days/cash-day.entity.js';
import { Expense } from '../expenses/expense.entity.js';
import { Payment } from '../payments/payment.entity.js';
import type { CloseDayInput } from './till.input.js';
import { type ChargeRow, SELECT_CHARGES } from '../charges/charge-rows.js';
import { type ExpenseRow, SELECT_EXPENSES } from '../expenses/expense-rows.js';
import { type PaymentRow, SELECT_PAYMENTS } from '../payments/payment-rows.js';

declare module '../../foundation/live/live-bus.js' {
  interface LiveKinds {
    readonly MONEY: object;
  }
}

export interface ClosingRow extends Omit<
  CashClosing,
  'day' | 'closedAt' | 'closedBy' | 'reopenedAt' | 'reopenedBy'
> {
  /** ISO 8601 in UTC. */
  readonly closedAt: string;
  readonly closedByName: string;
  readonly reopenedAt: string | null;
  readonly reopenedByName: string | null;
}

export interface TillDay {
  readonly day: LocalDate;
  readonly isClosed: boolean;
  readonly charges: readonly ChargeRow[];
  readonly payments: readonly PaymentRow[];
  readonly expenses: readonly ExpenseRow[];
  readonly totals: readonly MethodTotal[];
  /** The day's cash income, less refunds and expenses. */
  readonly cash: Clp;
  /** The cash with which the day of the last closing began; 0 before the first. */
  readonly usualOpeningCash: Clp;
  /** The oldest first. */
  readonly closings: readonly ClosingRow[];
  /** Income by card, tips included, less refunds. */
  readonly cards: Clp;
  /** Oldest first; the last one counts. */
  readonly settlements: readonly SettlementRow[];
}

/** The till: shows days, closes them and opens them again. */
@Injectable()
export class Till {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly days: BookingDays,
    private readonly settlements: CardSettlements,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  async day(day: LocalDate): Promise<TillDay> {
    const charges = await this.sql.rows<ChargeRow>(`${SELECT_CHARGES} where c.booked_on = $1 order by c.id`, [
      day,
    ]);
    const payments = await this.sql.rows<PaymentRow>(
      `${SELECT_PAYMENTS} where m.booked_on = $1 order by m.id`,
      [day],
    );
    const expenses = await this.sql.rows<ExpenseRow>(
      `${SELECT_EXPENSES} where e.booked_on = $1 order by e.id`,
      [day],
    );
    const closings = await this.sql.rows<ClosingRow>(
      `select c.id, c.opening_cash::float8 as "openingCash", c.counted_cash::float8 as "countedCash",
              c.expected_cash::float8 as "expectedCash", c.reason, ${asIsoInstant('c.closed_at')} as "closedAt", u.name as "closedByName",
              ${asIsoInstant('c.reopened_at')} as "reopenedAt", o.name as "reopenedByName", c.reopen_reason as "reopenReason"
       from cash_closing c join staff_user u on u.id = c.closed_by left join staff_user o on o.id = c.reopened_by
       where c.day = $1 order by c.id`,
      [day],
    );
    const stored = await this.em.findOne(CashDay, { day }, READ_ONLY);
    const [latest] = await this.em.find(CashClosing, {}, { ...READ_ONLY, orderBy: { id: 'desc' }, limit: 1 });
    return {
      day,
      isClosed: stored?.isClosed ?? false,
      charges,
      payments,
      expenses,
      totals: totalsOf(payments),
      cash: expectedCash(0, payments, expenses),
      usualOpeningCash: latest?.openingCash ?? 0,
      closings,
      cards: cardTotal(payments),
      settlements: await this.settlements.of(day),
    };
  }

  /**
   * Closes a day: no line is added to it any more.
   * @throws DomainError `INVALID_INPUT` on `day` if it is closed or to come, on `reason` if the cash differs without one
   */
  @Transactional()
  async close({ day, openingCash, countedCash, reason }: CloseDayInput, staff: Staff): Promise<void> {
    if (day > this.clock.wall().date) throw invalidField('day', MONEY_MESSAGES.futureClosing);
    // Waits for lines that are being added; later ones wait for this.
    await this.days.addDay(day);
    const { isClosed } = await this.em.findOneOrFail(CashDay, { day }, FOR_UPDATE);
    if (isClosed) throw invalidField('day', MONEY_MESSAGES.closed);
    const ofDay = { bookedOn: day };
    const lines = await this.em.find(Payment, ofDay, { ...READ_ONLY, fields: ['method', 'kind', 'amount'] });
    const spent = await this.em.find(Expense, ofDay, { ...READ_ONLY, fields: ['method', 'amount'] });
    const expected = expectedCash(openingCash, lines, spent);
    if (countedCash !== expected && !reason) throw invalidField('reason', MONEY_MESSAGES.countedDifference);
    await this.em.insert(CashClosing, {
      day,
      openingCash,
      countedCash,
      expectedCash: expected,
      reason: reason ?? '',
      closedAt: this.clock.now(),
      closedBy: staff.id,
    });
    await this.live.publish({ kind: 'MONEY' });
  }

  /** @throws DomainError `INVALID_INPUT` on `day` if it is not closed */
  @Transactional()
  async reopen(day: LocalDate, reason: string, staff: Staff): Promise<void> {
    const closing = await this.em.findOne(CashClosing, { day, reopenedAt: null }, FOR_UPDATE);
    if (!closing) throw invalidField('day', MONEY_MESSAGES.open);
    this.em.assign(closing, { reopenedAt: this.clock.now(), reopenedBy: staff.id, reopenReason: reason });
    await this.em.flush();
    await this.live.publish({ kind: 'MONEY' });
  }
}

/** In the order of the payments; rounding counts apart, because it is no money. */
function totalsOf(payments: readonly PaymentRow[]): MethodTotal[] {
  const totals = new Map<string, MethodTotal>();
  for (const { method, kind, amount } of payments) {
    const key = `${method} ${kind}`;
    const before = totals.get(key) ?? { method, kind, amount: 0, count: 0 };
    totals.set(key, { ...before, amount: before.amount + amount, count: before.count + 1 });
  }
  return [...totals.values()];
}
