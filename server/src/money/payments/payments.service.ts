import { oldestFirst, spread } from '#domain/money/account.js';
import { MAX_CLP } from '#domain/money/charge.js';
import { DEPOSIT_MESSAGES } from '#domain/money/deposit.es.js';
import { roundedCash } from '#domain/money/cash-rounding.js';
import { balanceLeft, MONEY_MESSAGES, refundable, refundableAsWhole } from '#domain/money/money.es.js';
import { isCard, type PaymentMethod } from '#domain/money/payment.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { RecordAttendant } from '../../records/clinical-records/attendant/record-attendant.js';
import { Accounts, type Credit } from '../account/accounts.service.js';
import { reservedPayments } from '../account/reserved-payments.js';
import { type PaymentRow, SELECT_PAYMENTS } from './payment-rows.js';
import { PaymentDocuments } from './payment-documents.service.js';
import { PaymentUses } from './payment-uses.js';
import { Payment } from './payment.entity.js';
import type { PaymentInput, RefundInput } from './payment.input.js';
import { BookingDays } from '../cash-days/booking-days.js';

/** Cash goes back in whole coins. */
const isPayable = (method: PaymentMethod, amount: Clp): boolean =>
  method !== 'CASH' || roundedCash(amount) === amount;

/** Called once a part of a payment or all of it is refunded, in the same transaction; may refuse by throwing. */
type RefundListener = (paymentId: number) => Promise<void>;

/** Money that comes in and goes back. A payment is only ever added; a wrong one is refunded. */
@Injectable()
export class Payments {
  private readonly refundListeners: RefundListener[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly days: BookingDays,
    private readonly accounts: Accounts,
    private readonly uses: PaymentUses,
    private readonly documents: PaymentDocuments,
    private readonly professionals: RecordAttendant,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  onRefund(listener: RefundListener): void {
    this.refundListeners.push(listener);
  }

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<PaymentRow> {
    const [payment] = await this.sql.rows<PaymentRow>(`${SELECT_PAYMENTS} where m.id = $1`, [id]);
    if (!payment) throw new DomainError('NOT_FOUND', { message: MONEY_MESSAGES.paymentNotFound });
    return payment;
  }

  /**
   * Takes a payment of the patient's open charges, the oldest first, or of the ones named. Cash is rounded to ten pesos.
   * @throws DomainError `NOT_FOUND` for an unknown patient, `RECEIPT_IN_USE`, or `INVALID_INPUT` by field
   */
  take(input: PaymentInput, staff: Staff): Promise<PaymentRow> {
    return retryConflicts(() => this.takeOnce(input, staff));
  }

  @Transactional()
  protected async takeOnce(input: PaymentInput, staff: Staff): Promise<PaymentRow> {
    const patientId = input.patientId ?? null;
    if (patientId !== null) await this.hold(patientId);
    const open = await this.accounts.lockOpen(patientId, input.chargeIds ?? (patientId === null ? [] : null));
    const owed = open.reduce((sum, charge) => sum + charge.owed, 0);
    const amount = input.amount ?? owed;
    if (amount === 0) throw invalidField('amount', balanceLeft(0));
    if (amount > owed && !(input.keepsRest && patientId !== null))
      throw invalidField('amount', balanceLeft(owed));
    if (amount > MAX_CLP) throw invalidField('amount', FIELD_MESSAGES.between('amount', 1, MAX_CLP));
    if (patientId === null && amount < owed) throw invalidField('amount', MONEY_MESSAGES.anonymousDebt);
    const paid = input.method === 'CASH' ? roundedCash(amount) : amount;
    if (paid === 0) throw invalidField('amount', MONEY_MESSAGES.belowCoin);
    this.assertOfMethod(input, paid + (input.tip ?? 0));

    const line = {
      method: input.method,
      patientId,
      ...(await this.days.of(input.belongsTo)),
      at: this.clock.now(),
      staffUserId: staff.id,
    };
    const whose = {
      ...line,
      payerRut: input.payerRut ?? '',
      authorizationCode: input.authorizationCode ?? '',
    };
    const id = await this.add({
      ...whose,
      kind: 'PAYMENT',
      amount: paid,
      tendered: input.tendered ?? null,
      payerName: input.payerName ?? '',
      documentId: input.document ? await this.documents.hold(input.document, whose) : null,
      reason: input.note ?? '',
    });
    await this.uses.add(id, spread(amount, oldestFirst(open)).uses, line.bookedOn);
    if (paid !== amount) await this.add({ ...line, kind: 'ROUNDING', amount: amount - paid, withId: id });
    if (input.tip) {
      if (input.tipProfessionalId)
        await this.professionals.hold(input.tipProfessionalId, 'tipProfessionalId');
      const professionalId = input.tipProfessionalId ?? null;
      await this.add({ ...line, kind: 'TIP', amount: input.tip, withId: id, professionalId });
    }
    await this.live.publish({ kind: 'MONEY' });
    return this.read(id);
  }

  /**
   * Gives money back: first the part of the payment that paid no charge. Charges that the rest had paid are owed again. A
   * cash payment that goes back as a whole takes its rounding along.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id`, `amount`
   */
  refund(id: number, input: RefundInput, staff: Staff): Promise<PaymentRow> {
    return retryConflicts(() => this.refundOnce(id, input, staff));
  }

  @Transactional()
  protected async refundOnce(id: number, input: RefundInput, staff: Staff): Promise<PaymentRow> {
    const { patientId: holder } = await this.read(id);
    // The same order of locks as when a payment is taken.
    if (holder !== null) await this.hold(holder);
    await this.sql.rows(
      `select from charge where id in (select charge_id from payment_use where payment_id = $1) order by id for update`,
      [id],
    );
    await this.sql.rows('select from payment where id = $1 or with_id = $1 order by id for update', [id]);
    const payment = await this.read(id);
    const { kind, patientId, amount: whole, refunded } = payment;
    if (whole < 0 || (kind !== 'PAYMENT' && kind !== 'TIP'))
      throw invalidField('id', MONEY_MESSAGES.refundOfOther);
    const left = whole - refunded;
    const amount = input.amount ?? left;
    if (amount === 0 || amount > left) throw invalidField(left === 0 ? 'id' : 'amount', refundable(left));
    const method = input.method ?? payment.method;
    if (kind === 'PAYMENT' && !isPayable(method, amount))
      throw invalidField('amount', MONEY_MESSAGES.wholeCoins);
    const line = {
      method,
      patientId,
      reason: input.reason,
      ...(await this.days.of(null)),
      at: this.clock.now(),
      staffUserId: staff.id,
    };
    if (kind === 'TIP') {
      const { withId, professionalId } = payment;
      const back = { ...line, kind: 'TIP' as const, amount: -amount, withId, professionalId, refundsId: id };
      const backId = await this.add(back);
      await this.live.publish({ kind: 'MONEY' });
      return this.read(backId);
    }
    const { used, rounding } = await this.usedOf(id);
    const isWhole = amount === left;
    const usable = isWhole ? 0 : left - amount + rounding;
    // Otherwise less than the rounding would be left.
    if (usable < 0) throw invalidField('amount', refundableAsWhole(left, left + rounding));
    await this.uses.release(id, Math.max(0, used - usable));
    const refundId = await this.add({
      ...line,
      kind: 'REFUND',
      amount: -amount,
      refundsId: id,
    });
    if (isWhole && rounding !== 0)
      await this.add({
        ...line,
        method: 'CASH',
        kind: 'ROUNDING',
        amount: -rounding,
        withId: id,
      });
    for (const listener of this.refundListeners) await listener(id);
    await this.live.publish({ kind: 'MONEY' });
    return this.read(refundId);
  }

  /**
   * Pays open charges, the oldest first, with the patient's credit.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `patientId` if there is no credit or nothing is owed
   */
  async useCredit(patientId: number): Promise<void> {
    return retryConflicts(() => this.useCreditOnce(patientId));
  }

  @Transactional()
  protected async useCreditOnce(patientId: number): Promise<void> {
    await this.hold(patientId);
    let open = oldestFirst(await this.accounts.lockOpen(patientId, null));
    const all = await this.accounts.lockCredits(patientId);
    if (all.length === 0) throw invalidField('patientId', MONEY_MESSAGES.noCredit);
    const reserved = await this.sql.rows<Credit>(reservedPayments('$1'), [patientId]);
    const credits = all
      .map(({ id, amount }) => ({
        id,
        amount: amount - (reserved.find((one) => one.id === id)?.amount ?? 0),
      }))
      .filter(({ amount }) => amount > 0);
    if (credits.length === 0) throw invalidField('patientId', DEPOSIT_MESSAGES.reserved);
    if (open.length === 0) throw invalidField('patientId', balanceLeft(0));
    for (const { id, amount } of credits) {
      const { uses } = spread(amount, open);
      await this.uses.add(id, uses);
      const used = new Map(uses.map((use) => [use.chargeId, use.amount]));
      open = open.map((charge) => ({ ...charge, owed: charge.owed - (used.get(charge.id) ?? 0) }));
    }
    await this.live.publish({ kind: 'MONEY' });
  }

  private add(line: RequiredEntityData<Payment>): Promise<number> {
    return this.em.insert(Payment, line);
  }

  /**
   * Refunds the part of a payment that pays no charge any more. Cash is refunded in whole coins, so up to nine pesos may
   * stay as credit. A payment that pays nothing else is refunded with its rounding.
   * @param amount at most what the payment has left
   */
  async refundRest(
    id: number,
    amount: Clp,
    { method, reason }: { readonly method: PaymentMethod; readonly reason: string },
    staff: Staff,
  ): Promise<void> {
    const { amount: whole, refunded } = await this.read(id);
    const { used, rounding } = await this.usedOf(id);
    const isAll = used === 0 && amount === whole + rounding - refunded && isPayable(method, whole - refunded);
    const part = method === 'CASH' ? amount - (amount % 10) : amount;
    if (isAll) await this.refund(id, { method, reason }, staff);
    else if (part > 0) await this.refund(id, { amount: part, method, reason }, staff);
  }

  /** Runs payments of a patient one after the other, so that credit pays each debt once. */
  async hold(patientId: number): Promise<void> {
    const found = await this.sql.rows('select from patient where id = $1 for no key update', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
  }

  private assertOfMethod({ method, tendered, authorizationCode }: PaymentInput, paid: Clp): void {
    if (tendered != null) {
      if (method !== 'CASH') throw invalidField('tendered', MONEY_MESSAGES.onlyCash);
      if (tendered < paid) throw invalidField('tendered', MONEY_MESSAGES.tenderedTooLow);
    }
    if (authorizationCode && !isCard(method))
      throw invalidField('authorizationCode', MONEY_MESSAGES.onlyCard);
  }

  private async usedOf(paymentId: number): Promise<{ readonly used: Clp; readonly rounding: Clp }> {
    const [sums] = await this.sql.rows<{ used: Clp; rounding: Clp }>(
      `select (select coalesce(sum(amount), 0)::integer from payment_use where payment_id = $1) as used,
              (select coalesce(sum(amount), 0)::integer from payment where with_id = $1 and kind = 'ROUNDING') as rounding`,
      [paymentId],
    );
    return sums ?? { used: 0, rounding: 0 };
  }
}
