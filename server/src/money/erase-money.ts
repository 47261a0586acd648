/** Erases who paid for the patient `$1`. */
export const ERASE_PAYERS = `
  update payment set payer_name = '', payer_rut = ''
  where patient_id = $1 and (payer_name, payer_rut) <> ('', '')`;

/** Takes the patient `$1` and their appointments out of the ledger, whose amounts stay. */
export const DETACH_MONEY = `
  with charged as (update charge set patient_id = null, appointment_id = null where patient_id = $1)
  update payment set patient_id = null, payer_name = '', payer_rut = '' where patient_id = $1`;

/** Takes the agreement of the patient `$1` away. */
export const ERASE_AGREEMENT = `delete from patient_agreement where patient_id = $1`;
