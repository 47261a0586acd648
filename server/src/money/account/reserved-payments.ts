import { LEFT } from './payment-left.js';

/** The patient's payments that are deposits of appointments not yet charged, with the needed part of each. */
export const reservedPayments = (patientId: string): string => `
  select m.id, least(held_for_deposits(m.id, null), ${LEFT})::integer as amount
  from payment m
  where m.patient_id = ${patientId} and exists (select from deposit_part q where q.payment_id = m.id)`;
