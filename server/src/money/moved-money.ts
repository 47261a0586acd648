import type { Clp } from '#domain/stock/clp.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../foundation/database/sql.js';
import { PatientEvents } from '../patients/patient-events.js';
import { SEPARATE_DEPOSITS } from './deposits/deposit-rows.js';
import { PaymentUses } from './payments/payment-uses.js';

/** Keeps the ledger whole when a merge of patients is undone, in the same transaction. */
@Injectable()
export class MovedMoney implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly uses: PaymentUses,
    private readonly events: PatientEvents,
  ) {}

  onModuleInit(): void {
    this.events.onMove(async (patientId) => {
      await this.follow(patientId);
      await this.separate(patientId);
    });
  }

  /**
   * A line added since the merge moves with the line or appointment that it is about: otherwise, both balances would be
   * wrong. So does a later payment if it pays only lines that move.
   */
  private async follow(patientId: number): Promise<void> {
    await this.sql.rows(
      `update charge c set patient_id = $1 from appointment a
       where a.id = c.appointment_id and a.patient_id = $1 and c.patient_id is distinct from $1`,
      [patientId],
    );
    await this.sql.rows(
      `update charge r set patient_id = $1 from charge c
       where c.id = r.reverses_id and c.patient_id = $1 and r.patient_id is distinct from $1`,
      [patientId],
    );
    await this.sql.rows(
      `update payment m set patient_id = $1
       from deposit_part q join deposit d on d.id = q.deposit_id join appointment a on a.id = d.appointment_id
       where m.id = q.payment_id and a.patient_id = $1 and m.patient_id is distinct from $1
         and m.at >= (select max(g.at) from patient_merge g where g.merged_patient_id = $1)
         and not exists (
           select from deposit_part o join deposit e on e.id = o.deposit_id join appointment b on b.id = e.appointment_id
           where o.payment_id = m.id and b.patient_id <> $1)`,
      [patientId],
    );
    await this.sql.rows(
      `update payment m set patient_id = $1
       from (select u.payment_id from charge o join payment_use u on u.charge_id = o.id where o.patient_id = $1
             group by u.payment_id having sum(u.amount) > 0) own
       where m.id = own.payment_id and m.patient_id is distinct from $1
         and m.at >= (select max(g.at) from patient_merge g where g.merged_patient_id = $1)
         and not exists (
           select from payment_use u join charge c on c.id = u.charge_id
           where u.payment_id = m.id and c.patient_id is distinct from $1
           group by u.charge_id having sum(u.amount) > 0)`,
      [patientId],
    );
    await this.sql.rows(
      `update payment r set patient_id = $1 from payment m
       where (m.id = r.refunds_id or m.id = r.with_id) and m.patient_id = $1 and r.patient_id is distinct from $1`,
      [patientId],
    );
  }

  /** Other payments of one patient for the other become credit again, and the charges are owed again; deposits likewise. */
  private async separate(patientId: number): Promise<void> {
    await this.sql.rows(SEPARATE_DEPOSITS, [patientId]);
    const shared = await this.sql.rows<{ paymentId: number; chargeId: number; amount: Clp }>(
      `select u.payment_id as "paymentId", u.charge_id as "chargeId", sum(u.amount)::integer as amount
       from payment_use u join payment m on m.id = u.payment_id join charge c on c.id = u.charge_id
       where (u.payment_id in (select id from payment where patient_id = $1)
              or u.charge_id in (select id from charge where patient_id = $1))
         and m.patient_id is distinct from c.patient_id
       group by 1, 2 having sum(u.amount) > 0 order by 1, 2`,
      [patientId],
    );
    for (const { paymentId, chargeId, amount } of shared)
      await this.uses.add(paymentId, [{ chargeId, amount: -amount }]);
  }
}
