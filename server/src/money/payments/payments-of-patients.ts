import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { OWN_RUTS } from '../../patients/own-ruts.js';
import { type PaymentRow, SELECT_PAYMENTS } from './payment-rows.js';

@Injectable()
export class PaymentsOfPatients {
  constructor(private readonly sql: Sql) {}

  /** The newest first. */
  of(patientId: number): Promise<PaymentRow[]> {
    return this.sql.rows<PaymentRow>(`${SELECT_PAYMENTS} where m.patient_id = $1 order by m.id desc`, [
      patientId,
    ]);
  }

  /**
   * Payments that a patient made for others or in a sale without a patient, found by the payer's RUT; the oldest first.
   * Two people may have the same name: found by it, one would learn about the other's payments.
   */
  forOthers(patientId: number): Promise<PaymentRow[]> {
    return this.sql.rows<PaymentRow>(
      `${SELECT_PAYMENTS} where m.payer_rut in (${OWN_RUTS}) and m.patient_id is distinct from $1 order by m.id`,
      [patientId],
    );
  }
}
