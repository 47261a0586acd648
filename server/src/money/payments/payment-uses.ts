import type { LocalDate } from '#domain/clinic-time.js';
import type { Use } from '#domain/money/account.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { PaymentUse } from './payment-use.entity.js';
import { BookingDays } from '../cash-days/booking-days.js';

/** Assigns payments to the charges that they pay. The caller has locked both. */
@Injectable()
export class PaymentUses {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly days: BookingDays,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  /** @param paidOn the day of the till of a new payment; absent for an earlier one, which is then used on the open day. */
  async add(paymentId: number, uses: readonly Use[], paidOn?: LocalDate): Promise<void> {
    if (uses.length === 0) return;
    const { bookedOn } = paidOn ? { bookedOn: paidOn } : await this.days.of(null);
    const by = { bookedOn, at: this.clock.now(), staffUserId: this.actors.current().staff?.id ?? null };
    const rows = uses.map(({ chargeId, amount }) => ({ paymentId, chargeId, amount, ...by }));
    await this.em.insertMany(PaymentUse, rows);
  }

  /** How much each payment pays of a charge, the oldest first. */
  of(chargeId: number): Promise<Array<{ readonly paymentId: number; readonly amount: Clp }>> {
    return this.sql.rows<{ paymentId: number; amount: Clp }>(
      `select payment_id as "paymentId", sum(amount)::integer as amount from payment_use
       where charge_id = $1 group by payment_id having sum(amount) <> 0 order by payment_id`,
      [chargeId],
    );
  }

  /** Turns the paid part of a charge into credit again. */
  async takeBack(chargeId: number): Promise<void> {
    for (const { paymentId, amount } of await this.of(chargeId))
      await this.add(paymentId, [{ chargeId, amount: -amount }]);
  }

  /**
   * Takes an amount of a payment back from the charges that it paid, the newest first.
   * @param amount at most what is used.
   */
  async release(paymentId: number, amount: Clp): Promise<void> {
    const used = await this.sql.rows<{ chargeId: number; amount: Clp }>(
      `select charge_id as "chargeId", sum(amount)::integer as amount from payment_use
       where payment_id = $1 group by charge_id having sum(amount) > 0 order by charge_id desc`,
      [paymentId],
    );
    let left = amount;
    for (const use of used) {
      const part = Math.min(use.amount, left);
      if (part > 0) await this.add(paymentId, [{ chargeId: use.chargeId, amount: -part }]);
      left -= part;
    }
  }
}
