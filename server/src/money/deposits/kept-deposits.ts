import { invalidField } from '#domain/errors.js';
import { DEPOSIT_MESSAGES } from '#domain/money/deposit.es.js';
import { type DepositPart, sumOf, takenFrom } from '#domain/money/deposit.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Accounts } from '../account/accounts.service.js';
import { Charges } from '../charges/charges.service.js';
import type { ChargeRow } from '../charges/charge-rows.js';
import { PaymentUses } from '../payments/payment-uses.js';
import { Payments } from '../payments/payments.service.js';
import { VisitCharges } from '../charges/visit-charges.service.js';
import { Deposit } from './deposit.entity.js';
import { DUE_IF_NOTHING_LEFT, LEFT_FOR_DEPOSIT } from './deposit-rows.js';

interface Held {
  readonly id: number;
  readonly appointmentId: number;
  readonly patientId: number;
}

/**
 * Charges that a received deposit pays: that of its visit or, if the clinic keeps it, one of its own. The ledger
 * decides: with that charge reversed, the deposit is credit again, and once it is refunded, it is due again.
 */
@Injectable()
export class KeptDeposits implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly accounts: Accounts,
    private readonly charges: Charges,
    private readonly visitCharges: VisitCharges,
    private readonly payments: Payments,
    private readonly uses: PaymentUses,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.charges.onVisitCharged((charge) => this.deduct(charge));
    this.charges.onReversal((charge) => this.returnKept(charge));
    this.payments.onRefund((paymentId) => this.follow(paymentId));
  }

  /**
   * Charges the unused part of a received deposit, even if the rest paid a charge of its visit. The caller holds the
   * deposit and its appointment.
   * @returns whether there was such a part
   */
  async keep(depositId: number, staffId: number | null): Promise<boolean> {
    const [held] = await this.held('d.id', depositId);
    if (!held) return false;
    await this.visitCharges.takeBackAhead(held.appointmentId, DEPOSIT_MESSAGES.notHeld);
    const parts = await this.leftOf(held);
    if (parts.length === 0) return false;
    const charge = await this.charges.addKeptDeposit(held.appointmentId, sumOf(parts));
    await this.pay(charge.id, parts);
    await this.em.nativeUpdate(Deposit, depositId, {
      state: 'KEPT',
      keptChargeId: charge.id,
      decidedAt: this.clock.now(),
      decidedBy: staffId,
    });
    return true;
  }

  /** Pays a visit with its deposit. The caller holds the deposit and its appointment. */
  async deduct({ id, appointmentId, owed }: ChargeRow): Promise<void> {
    if (appointmentId === null || owed === 0) return;
    const [held] = await this.held('d.appointment_id', appointmentId);
    if (held) await this.pay(id, takenFrom(await this.leftOf(held), owed));
  }

  private async pay(chargeId: number, parts: readonly DepositPart[]): Promise<void> {
    for (const { paymentId, amount } of parts) await this.uses.add(paymentId, [{ chargeId, amount }]);
  }

  private async returnKept({ id }: ChargeRow): Promise<void> {
    await this.em.nativeUpdate(Deposit, { keptChargeId: id }, { state: 'RECEIVED', keptChargeId: null });
  }

  /** A deposit of which nothing is left after a refund is due again. */
  private async follow(paymentId: number): Promise<void> {
    const unpaid = await this.sql.rows(
      `select from deposit_part q join deposit d on d.id = q.deposit_id join charge c on c.id = d.kept_charge_id
       where q.payment_id = $1
         and c.amount > (select coalesce(sum(u.amount), 0) from payment_use u where u.charge_id = c.id)`,
      [paymentId],
    );
    if (unpaid.length > 0) throw invalidField('id', DEPOSIT_MESSAGES.refundOfKept);
    await this.sql.rows(DUE_IF_NOTHING_LEFT, [[paymentId]]);
  }

  private held(column: 'd.id' | 'd.appointment_id', id: number): Promise<Held[]> {
    return this.sql.rows<Held>(
      `select d.id, d.appointment_id as "appointmentId", a.patient_id as "patientId"
       from deposit d join appointment a on a.id = d.appointment_id
       where ${column === 'd.id' ? 'd.id = $1' : 'd.appointment_id = $1'} and d.state = 'RECEIVED'`,
      [id],
    );
  }

  private async leftOf({ id, patientId }: Held): Promise<DepositPart[]> {
    await this.accounts.lockCredits(patientId);
    return this.sql.rows<DepositPart>(LEFT_FOR_DEPOSIT, [id]);
  }
}
