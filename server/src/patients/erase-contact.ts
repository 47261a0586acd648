import { ERASED } from '#domain/privacy/suppression.es.js';

/**
 * Erases the contact data of the patient `$1`, and whatever else records don't need. Name, RUT, sex and date of birth
 * stay, because a record must identify its patient (Ley 20.584, article 12). Condition and clinical case belong to the
 * records.
 */
export const ERASE_CONTACT = `
  update patient
  set phone = '${ERASED}', phone_e164 = null, email = '${ERASED}', address = '', emergency_contact = '${ERASED}',
      occupation = '', health_insurance = null, fonasa_tier = null, insurer_name = '', representative_name = '',
      representative_rut = null, representative_relation = '', representative_phone = '',
      version = version + 1
  where id = $1`;
