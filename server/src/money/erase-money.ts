import { ERASED } from '#domain/privacy/suppression.es.js';
import { OWN_RUTS } from '../patients/own-ruts.js';

/** Whether the patient `$1` paid for another one. */
const PAID_FOR_OTHERS = `payer_rut in (${OWN_RUTS})`;

/** Erases the names of payers for the patient `$1`, and the patient's from their payments for others. */
export const ERASE_PAYERS = `
  update payment set payer_name = '', payer_rut = ''
  where patient_id = $1 and (payer_name, payer_rut) <> ('', '') or ${PAID_FOR_OTHERS}`;

/** What was typed as the reason of a row of the patient; rows without one stay as they are. */
const ERASED_REASON = `case when reason = '' then '' else '${ERASED}' end`;

/**
 * Takes the patient `$1`, their appointments and what was typed about them out of the ledger, whose amounts stay. Before
 * the patient is deleted.
 */
export const DETACH_MONEY = `
  with charged as (
    update charge set patient_id = null, appointment_id = null, reason = ${ERASED_REASON} where patient_id = $1)
  update payment set patient_id = nullif(patient_id, $1), payer_name = '', payer_rut = '',
                     reason = case when patient_id = $1 then ${ERASED_REASON} else reason end
  where patient_id = $1 or ${PAID_FOR_OTHERS}`;

/** Erases why documents of the patient `$1` were corrected. Before their payments lose the patient. */
export const ERASE_CORRECTIONS = `
  update payment_document z set reason = '${ERASED}' from payment m
  where m.id = z.payment_id and m.patient_id = $1 and z.reason <> ''`;

/** Takes the agreement of the patient `$1` away. */
export const ERASE_AGREEMENT = `delete from patient_agreement where patient_id = $1`;
