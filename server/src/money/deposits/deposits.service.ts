import { DomainError } from '#domain/errors.js';
import { DEPOSIT_MESSAGES, noCreditFor } from '#domain/money/deposit.es.js';
import { type DepositPart, depositParts, type StoredDepositState } from '#domain/money/deposit.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Accounts } from '../account/accounts.service.js';
import { Payments } from '../payments/payments.service.js';
import { Deposit } from './deposit.entity.js';
import { StoredDepositPart } from './deposit-part.entity.js';
import { CREDITS_FOR_DEPOSIT, DUE_IF_LESS_LEFT, IS_UNPAID, SELECT_DEPOSITS } from './deposit-rows.js';
import type { DepositsInput, ReceiveDepositInput } from './deposit.input.js';
import type { DepositRow } from './deposit.model.js';
import { KeptDeposits } from './kept-deposits.js';

const BY_TIME: PageOrder<DepositRow> = {
  name: 'DEPOSITS',
  kinds: ['day', 'integer', 'integer'],
  keysOf: ({ date, startMinute, appointmentId }) => [date, startMinute, appointmentId],
};

interface HeldDeposit {
  readonly id: number;
  readonly amount: number;
  readonly state: StoredDepositState;
  readonly patientId: number;
  readonly isCancelled: boolean;
  readonly isNoShow: boolean;
}

/** Visitors' deposits for their appointments. */
@Injectable()
export class Deposits {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly accounts: Accounts,
    private readonly payments: Payments,
    private readonly kept: KeptDeposits,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** Null if the appointment needs none, or does not exist. */
  async of(appointmentId: number): Promise<DepositRow | null> {
    const [deposit] = await this.sql.rows<DepositRow>(`${SELECT_DEPOSITS} where d.appointment_id = $1`, [
      appointmentId,
    ]);
    return deposit ?? null;
  }

  /** @throws DomainError `NOT_FOUND` where `of` returns null */
  async read(appointmentId: number): Promise<DepositRow> {
    const deposit = await this.of(appointmentId);
    if (!deposit) throw new DomainError('NOT_FOUND', { message: DEPOSIT_MESSAGES.notFound });
    return deposit;
  }

  /** The deposits of all appointments of a patient, oldest first. */
  ofPatient(patientId: number): Promise<DepositRow[]> {
    return this.sql.rows<DepositRow>(`${SELECT_DEPOSITS} where a.patient_id = $1 order by d.id`, [patientId]);
  }

  /**
   * Deposits of appointments from today on that are neither waived nor paid in any way, of all patients or of one; in the
   * order of the appointments.
   */
  unpaid(page: DepositsInput): Promise<Page<DepositRow>> {
    return readPage(page, BY_TIME, (count, after) =>
      this.sql.rows<DepositRow>(
        `${SELECT_DEPOSITS}
         where ${IS_UNPAID} and a.status in ('BOOKED', 'CONFIRMED') and a.date >= $2::date
           and a.attendance is distinct from 'NO_SHOW'
           and ($6::integer is null or a.patient_id = $6)
           and ($3::date is null or (a.date, a.start_minute, a.id) > ($3::date, $4::integer, $5::integer))
         order by a.date, a.start_minute, a.id limit $1`,
        [count, this.clock.wall().date, ...(after ?? BY_TIME.kinds.map(() => null)), page.patientId ?? null],
      ),
    );
  }

  /**
   * Takes the payment of a deposit: it pays the charge of its visit, now or once the visit is charged.
   * @throws DomainError `NOT_FOUND`, `REQUEST_SETTLED` if it is decided or its hour is gone, `RECEIPT_IN_USE`, or
   *   `INVALID_INPUT` by field
   */
  receive(input: ReceiveDepositInput, staff: Staff): Promise<DepositRow> {
    return retryConflicts(() => this.receiveOnce(input, staff));
  }

  @Transactional()
  protected async receiveOnce(
    { appointmentId, method, ...how }: ReceiveDepositInput,
    staff: Staff,
  ): Promise<DepositRow> {
    const { id, amount, patientId } = await this.holdUnpaid(appointmentId);
    const charges = await this.accounts.chargesOfAppointment(appointmentId);
    const chargeIds = charges.filter(({ kind, owed }) => kind === 'VISIT' && owed > 0).map((one) => one.id);
    const payment = await this.payments.take(
      { ...how, method: method ?? 'TRANSFER', patientId, amount, chargeIds, keepsRest: true },
      staff,
    );
    await this.received(id, [{ paymentId: payment.id, amount }], staff);
    return this.read(appointmentId);
  }

  /**
   * Takes a deposit from the patient's credit, one payment or several: it pays the charge of its visit, now or once the
   * visit is charged, and until then nothing else. Credit that was the deposit of a cancelled or missed hour no longer
   * belongs to that hour.
   * @throws DomainError `NOT_FOUND`, or `REQUEST_SETTLED` as `receive`, also if the patient's payments have less left
   */
  useCredit(appointmentId: number, staff: Staff): Promise<DepositRow> {
    return retryConflicts(() => this.useCreditOnce(appointmentId, staff));
  }

  @Transactional()
  protected async useCreditOnce(appointmentId: number, staff: Staff): Promise<DepositRow> {
    const { id, patientId, amount } = await this.holdUnpaid(appointmentId);
    await this.payments.hold(patientId);
    const ofVisit = (await this.accounts.chargesOfAppointment(appointmentId)).filter(
      ({ kind, owed }) => kind === 'VISIT' && owed > 0,
    );
    await this.accounts.lockOpen(
      patientId,
      ofVisit.map((charge) => charge.id),
    );
    await this.accounts.lockCredits(patientId);
    const credits = await this.sql.rows<DepositPart>(
      `select k.* from deposit d join appointment a on a.id = d.appointment_id
         cross join lateral (${CREDITS_FOR_DEPOSIT}) k
       where d.id = $1 order by k."paymentId"`,
      [id],
    );
    const parts = depositParts(amount, credits);
    if (parts.length === 0) throw settled(noCreditFor(amount));
    await this.received(id, parts, staff);
    for (const charge of ofVisit) await this.kept.deduct(charge);
    await this.sql.rows(DUE_IF_LESS_LEFT, [parts.map(({ paymentId }) => paymentId)]);
    await this.live.publish({ kind: 'MONEY' });
    return this.read(appointmentId);
  }

  /**
   * Lets a patient come without a deposit.
   * @throws DomainError `NOT_FOUND`, or `REQUEST_SETTLED` if it is decided or its hour is gone
   */
  @Transactional()
  async waive(appointmentId: number, waiveReason: string, staff: Staff): Promise<DepositRow> {
    const { id } = await this.holdUnpaid(appointmentId);
    await this.em.nativeUpdate(Deposit, id, { state: 'WAIVED', waiveReason, ...this.by(staff) });
    await this.live.publish({ kind: 'MONEY' });
    return this.read(appointmentId);
  }

  /**
   * Keeps the deposit of a cancelled appointment, or of a patient who did not come.
   * @throws DomainError `NOT_FOUND`, or `REQUEST_SETTLED` if it is not received or the patient may still come
   */
  keep(appointmentId: number, staff: Staff): Promise<DepositRow> {
    return retryConflicts(() => this.keepOnce(appointmentId, staff));
  }

  @Transactional()
  protected async keepOnce(appointmentId: number, staff: Staff): Promise<DepositRow> {
    const { id, state, isCancelled, isNoShow } = await this.hold(appointmentId);
    if (state === 'KEPT') throw settled(DEPOSIT_MESSAGES.kept);
    if (state !== 'RECEIVED') throw settled(DEPOSIT_MESSAGES.notReceived);
    if (!isCancelled && !isNoShow) throw settled(DEPOSIT_MESSAGES.stillComing);
    if (!(await this.kept.keep(id, staff.id))) throw settled(DEPOSIT_MESSAGES.paidVisit);
    return this.read(appointmentId);
  }

  private async received(id: number, parts: readonly DepositPart[], staff: Staff): Promise<void> {
    for (const part of parts) await this.em.insert(StoredDepositPart, { depositId: id, ...part });
    await this.em.nativeUpdate(Deposit, id, { state: 'RECEIVED', ...this.by(staff) });
  }

  private by(staff: Staff) {
    return { decidedAt: this.clock.now(), decidedBy: staff.id };
  }

  private async holdUnpaid(appointmentId: number): Promise<HeldDeposit> {
    const deposit = await this.hold(appointmentId);
    const { state, isCancelled } = deposit;
    if (state === 'WAIVED') throw settled(DEPOSIT_MESSAGES.waived);
    if (state === 'RELEASED') throw settled(DEPOSIT_MESSAGES.released);
    if (state !== 'PENDING') throw settled(DEPOSIT_MESSAGES.received);
    if (isCancelled) throw settled(DEPOSIT_MESSAGES.cancelled);
    return deposit;
  }

  /** Locks the appointment first, as its changes and the release do. */
  private async hold(appointmentId: number): Promise<HeldDeposit> {
    const [appointment] = await this.sql.rows<Pick<HeldDeposit, 'patientId' | 'isCancelled' | 'isNoShow'>>(
      `select patient_id as "patientId", status = 'CANCELLED' as "isCancelled",
              coalesce(attendance = 'NO_SHOW', false) as "isNoShow"
       from appointment where id = $1 for update`,
      [appointmentId],
    );
    const deposit = appointment && (await this.em.findOne(Deposit, { appointmentId }, FOR_UPDATE));
    if (!deposit) throw new DomainError('NOT_FOUND', { message: DEPOSIT_MESSAGES.notFound });
    return { id: deposit.id, amount: deposit.amount, state: deposit.state, ...appointment };
  }
}

const settled = (message: string): DomainError => new DomainError('REQUEST_SETTLED', { message });
