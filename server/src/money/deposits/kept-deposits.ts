import { invalidField } from '#domain/errors.js';
import { DEPOSIT_MESSAGES } from '#domain/money/deposit.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Accounts } from '../accounts.service.js';
import { Charges } from '../charges.service.js';
import type { ChargeRow } from '../money-rows.js';
import { PaymentUses } from '../payment-uses.js';
import { Payments } from '../payments.service.js';
import { VisitCharges } from '../visit-charges.service.js';

interface Held {
  readonly id: number;
  readonly appointmentId: number;
  readonly patientId: number;
  readonly paymentId: number;
  /** Of the deposit; its payment may be larger. */
  readonly amount: Clp;
}

/**
 * Charges that a received deposit pays: that of its visit or, if the clinic keeps it, one of its own. The ledger
 * decides: with that charge reversed, the deposit is credit again, and once it is refunded, it is due again.
 */
@Injectable()
export class KeptDeposits implements OnModuleInit {
  constructor(
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
    this.payments.onRefund((paymentId, isWhole) => this.follow(paymentId, isWhole));
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
    const left = await this.leftOf(held);
    if (left === 0) return false;
    const charge = await this.charges.addKeptDeposit(held.appointmentId, left);
    await this.uses.add(held.paymentId, [{ chargeId: charge.id, amount: left }]);
    await this.sql.rows(
      `update deposit set state = 'KEPT', kept_charge_id = $2, decided_at = $3, decided_by = $4 where id = $1`,
      [depositId, charge.id, this.clock.now(), staffId],
    );
    return true;
  }

  /** Pays a visit with its deposit. The caller holds the deposit and its appointment. */
  async deduct({ id, appointmentId, owed }: ChargeRow): Promise<void> {
    if (appointmentId === null || owed === 0) return;
    const [held] = await this.held('d.appointment_id', appointmentId);
    const pays = held ? Math.min(owed, await this.leftOf(held)) : 0;
    if (held && pays > 0) await this.uses.add(held.paymentId, [{ chargeId: id, amount: pays }]);
  }

  private async returnKept({ id }: ChargeRow): Promise<void> {
    await this.sql.rows(
      `update deposit set state = 'RECEIVED', kept_charge_id = null where kept_charge_id = $1`,
      [id],
    );
  }

  /** A deposit that was refunded as a whole is due again. */
  private async follow(paymentId: number, isWhole: boolean): Promise<void> {
    const [deposit] = await this.sql.rows<{ id: number; state: string }>(
      'select id, state from deposit where payment_id = $1 for update',
      [paymentId],
    );
    if (deposit?.state === 'KEPT') throw invalidField('id', DEPOSIT_MESSAGES.refundOfKept);
    if (!deposit || !isWhole) return;
    await this.sql.rows(
      `update deposit set state = 'PENDING', payment_id = null, release_at = null, decided_at = null, decided_by = null
       where id = $1`,
      [deposit.id],
    );
  }

  private held(column: 'd.id' | 'd.appointment_id', id: number): Promise<Held[]> {
    return this.sql.rows<Held>(
      `select d.id, d.appointment_id as "appointmentId", a.patient_id as "patientId", p.id as "paymentId", d.amount
       from deposit d join appointment a on a.id = d.appointment_id join payment p on p.id = d.payment_id
       where ${column === 'd.id' ? 'd.id = $1' : 'd.appointment_id = $1'} and d.state = 'RECEIVED'`,
      [id],
    );
  }

  private async leftOf({ appointmentId, patientId, paymentId, amount }: Held): Promise<Clp> {
    const credits = await this.accounts.lockCredits(patientId);
    const [used] = await this.sql.rows<{ amount: Clp }>(
      `select coalesce(sum(x.amount), 0)::integer as amount
       from payment_use x join charge c on c.id = x.charge_id where x.payment_id = $1 and c.appointment_id = $2`,
      [paymentId, appointmentId],
    );
    return Math.min(
      Math.max(0, amount - (used?.amount ?? 0)),
      credits.find(({ id }) => id === paymentId)?.amount ?? 0,
    );
  }
}
