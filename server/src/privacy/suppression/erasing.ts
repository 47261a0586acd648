import { ERASED } from '#domain/privacy/suppression.es.js';

/** Takes from whoever holds a link to an appointment of the patient `$1` what it opens. */
export const WITHDRAWN_LINKS = `
  delete from appointment_link where appointment_id in (select id from appointment where patient_id = $1)`;

/** What the patient `$1` waits for goes: nobody is offered an hour whose data are gone. */
export const FORGOTTEN_WAITING = 'delete from waiting_entry where patient_id = $1';

/**
 * Takes from the patient `$1` how they are reached, and what no record needs. Name, RUT, sex and date of birth stay: a
 * record must say whose it is (Ley 20.584, article 12). Condition and clinical case are part of the records.
 */
export const REDUCED_CONTACT = `
  update patient
  set phone = '${ERASED}', phone_e164 = null, email = '${ERASED}', address = '', emergency_contact = '${ERASED}',
      occupation = '', health_insurance = null, fonasa_tier = null, insurer_name = '', representative_name = '',
      representative_rut = null, representative_relation = '', representative_phone = '',
      version = version + 1
  where id = $1`;
