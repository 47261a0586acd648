import { declared, FIELDS, isText } from '#domain/patients/patient-fields.es.js';
import { ERASED } from '#domain/privacy/suppression.es.js';
import { columnName } from '../foundation/database/columns/column-name.js';

const ERASED_COLUMNS = FIELDS.flatMap((field) => {
  const { atSuppression } = declared(field);
  if (atSuppression === 'KEPT') return [];
  const empty = isText(field) ? "''" : 'null';
  return `${columnName(field)} = ${atSuppression === 'REPLACED' ? `'${ERASED}'` : empty}`;
});

/**
 * Erases the contact data of the patient `$1`, and whatever else records don't need. Name, RUT, sex and date of birth
 * stay, because a record must identify its patient (Ley 20.584, article 12). Condition and clinical case belong to the
 * records.
 */
export const ERASE_CONTACT = `
  update patient set ${ERASED_COLUMNS.join(', ')}, phone_e164 = null, version = version + 1
  where id = $1`;
