import { ERASED } from '#domain/privacy/suppression.es.js';

/** Invalidates all links to appointments of the patient `$1`. */
export const WITHDRAWN_LINKS = `
  delete from appointment_link where appointment_id in (select id from appointment where patient_id = $1)`;

/**
 * Removes the names of others for whom the patient `$1` booked. The booking remains a visitor's, so it gets the
 * patient's name.
 */
export const FORGOTTEN_VISITORS = `
  update appointment a set booked_name = p.name from patient p
  where p.id = $1 and a.patient_id = p.id and a.booked_name is not null`;

/** Removes the waiting-list entries of the patient `$1`: a patient whose data are gone must not be offered an hour. */
export const FORGOTTEN_WAITING = 'delete from waiting_entry where patient_id = $1';

/**
 * Erases the contact data of the patient `$1`, and whatever else records don't need. Name, RUT, sex and date of birth
 * stay, because a record must identify its patient (Ley 20.584, article 12). Condition and clinical case belong to the
 * records.
 */
export const REDUCED_CONTACT = `
  update patient
  set phone = '${ERASED}', phone_e164 = null, email = '${ERASED}', address = '', emergency_contact = '${ERASED}',
      occupation = '', health_insurance = null, fonasa_tier = null, insurer_name = '', representative_name = '',
      representative_rut = null, representative_relation = '', representative_phone = '',
      version = version + 1
  where id = $1`;
