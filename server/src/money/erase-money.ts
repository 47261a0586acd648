import { OWN_RUTS } from '../patients/own-ruts.js';

/** Whether the patient `$1` paid for another one. */
const PAID_FOR_OTHERS = `payer_rut in (${OWN_RUTS})`;

/** Erases the names of payers for the patient `$1`, and the patient's from their payments for others. */
export const ERASE_PAYERS = `
  update payment set payer_name = '', payer_rut = ''
  where patient_id = $1 and (payer_name, payer_rut) <> ('', '') or ${PAID_FOR_OTHERS}`;

/** Takes the patient `$1` and their appointments out of the ledger, whose amounts stay. Before the patient is deleted. */
export const DETACH_MONEY = `
  with charged as (update charge set patient_id = null, appointment_id = null where patient_id = $1)
  update payment set patient_id = nullif(patient_id, $1), payer_name = '', payer_rut = ''
  where patient_id = $1 or ${PAID_FOR_OTHERS}`;

/** Takes the agreement of the patient `$1` away. */
export const ERASE_AGREEMENT = `delete from patient_agreement where patient_id = $1`;
