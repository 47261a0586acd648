import { charge, closing, payment, PAYMENT, reversal, TILL } from './money.js';
import type { Violation } from './violation.js';

const CHARGE = charge("'EXTRA', 1000, 0, 1000, 'TAXED', ''");
const REOPENED = 'update cash_closing set reopened_at = now()';
const ofProfessional = (row: string): string =>
  row.replace('patient_id', 'professional_id, patient_id').replace(/, 1, '(EXTRA|PAYMENT)/, ", 999, 1, '$1");

/** Violations of the lines of the ledger and of the closings, beyond those of money.ts. */
export const LEDGER_VIOLATIONS: readonly Violation[] = [
  ['a closing with less than no cash', `${TILL}; ${closing(-1, 0, -1, "'x'")}`, 'cash_closing_not_negative'],
  [
    'a reopened closing without its user',
    `${TILL}; ${closing(0, 0, 0)}; ${REOPENED}`,
    'cash_closing_reopened_whole',
  ],
  [
    'a closing with a long reason',
    `${TILL}; ${closing(0, 0, 0, "repeat('x', 201)")}`,
    'cash_closing_texts_length',
  ],
  [
    'a charge that is taken back for no reason',
    `${CHARGE}; ${reversal(-1000).replace("'TAXED', 'x'", "'TAXED', ''")}`,
    'charge_reversal_has_reason',
  ],
  [
    'a charge that is booked before its day',
    CHARGE.replace("'2026-11-18', now()", "'2026-11-17', now()"),
    'charge_booked_from_its_day',
  ],
  [
    'a payment that is booked before its day',
    PAYMENT.replace("'2026-11-18', now()", "'2026-11-17', now()"),
    'payment_booked_from_its_day',
  ],
  [
    'a payment by a person with a long name',
    payment("'PAYMENT', 'DEBIT', 1000", ', payer_name', ", repeat('x', 201)"),
    'payment_texts_length',
  ],
  [
    'a charge of an unknown patient',
    CHARGE.replace(", 1, 'EXTRA'", ", 999, 'EXTRA'"),
    'charge_patient_id_fkey',
  ],
  [
    'a payment of an unknown patient',
    PAYMENT.replace(", 1, 'PAYMENT'", ", 999, 'PAYMENT'"),
    'payment_patient_id_fkey',
  ],
  ['a charge of an unknown professional', ofProfessional(CHARGE), 'charge_professional_id_fkey'],
  ['a payment of an unknown professional', ofProfessional(PAYMENT), 'payment_professional_id_fkey'],
];
