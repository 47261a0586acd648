import type { LocalDate } from '#domain/clinic-time.js';
import { roundedCash } from '#domain/money/cash-rounding.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Expense } from './expense.entity.js';
import type { ExpenseInput } from './expense.input.js';
import { type ExpenseRow, SELECT_EXPENSES } from './expense-rows.js';
import { BookingDays } from '../cash-days/booking-days.js';

/** The clinic's expenses. They are only ever added; a wrong one is reversed. */
@Injectable()
export class Expenses {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly days: BookingDays,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<ExpenseRow> {
    const [expense] = await this.sql.rows<ExpenseRow>(`${SELECT_EXPENSES} where e.id = $1`, [id]);
    if (!expense) throw new DomainError('NOT_FOUND', { message: MONEY_MESSAGES.expenseNotFound });
    return expense;
  }

  /** @throws DomainError `INVALID_INPUT` on `amount` if cash is not in whole coins, on `belongsTo` for a day to come */
  @Transactional()
  async add(input: ExpenseInput, staff: Staff): Promise<ExpenseRow> {
    const { category, description, amount, method } = input;
    if (method === 'CASH' && roundedCash(amount) !== amount)
      throw invalidField('amount', MONEY_MESSAGES.paidInCoins);
    const documentNumber = input.documentNumber ?? '';
    const line = { category, description, amount, method, documentNumber, reason: '', reversesId: null };
    return this.read(await this.insert(line, input.belongsTo, staff));
  }

  /**
   * Takes an expense back, today.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed
   */
  @Transactional()
  async reverse(id: number, reason: string, staff: Staff): Promise<ExpenseRow> {
    await this.sql.rows('select from expense where id = $1 for update', [id]);
    const { category, description, amount, method, documentNumber, ...expense } = await this.read(id);
    if (expense.isReversed || expense.reversesId !== null)
      throw invalidField('id', MONEY_MESSAGES.expenseReversed);
    const line = { category, description, method, documentNumber };
    await this.insert({ ...line, amount: -amount, reason, reversesId: id }, null, staff);
    return this.read(id);
  }

  private async insert(
    line: Omit<RequiredEntityData<Expense>, 'belongsTo' | 'bookedOn' | 'at' | 'staffUserId'>,
    belongsTo: LocalDate | null | undefined,
    staff: Staff,
  ): Promise<number> {
    const id = await this.em.insert(Expense, {
      ...line,
      ...(await this.days.of(belongsTo)),
      at: this.clock.now(),
      staffUserId: staff.id,
    });
    await this.live.publish({ kind: 'MONEY' });
    return id;
  }
}
