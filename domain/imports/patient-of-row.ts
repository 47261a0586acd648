import type { Identifier } from '../patients/identifiers/identifier.js';
import { shareAWord } from '../patients/merge.js';
import { isInProvisionalRange } from '../patients/patient.js';
import { searchForm } from '../patients/patient-search.js';
import type { Rut } from '../rut.js';
import {
  hasAnotherRut,
  isNamesake,
  type PatientValues,
  sharedContacts,
  type StoredPatient,
} from './judge-patient.js';

/** What a row of something else, an appointment or a record, says about whose it is. */
export interface PatientOfRow {
  readonly patientRut?: Rut;
  readonly patientName?: string;
  readonly patientPhone?: string;
  readonly patientEmail?: string;
  readonly patientDocuments?: readonly Identifier[];
}

type KnownPatient = Pick<StoredPatient, 'id' | 'rut' | 'provisionalRut' | 'name' | 'phone' | 'email'> & {
  /** False while their data are blocked. */
  readonly isListed: boolean;
};

/** Why nobody can be said to be the patient of a row. */
export type WhoFault = 'UNSAID' | 'UNKNOWN' | 'SEVERAL' | 'BLOCKED' | 'OTHER_NAME';

export type WhoIs<Patient> = { readonly patient: Patient } | { readonly fault: WhoFault };

/** The same, as rows of patients say it. */
export function asPatientValues(row: PatientOfRow): PatientValues {
  const { patientRut: rut, patientName: name, patientPhone: phone, patientEmail: email } = row;
  return {
    ...(rut && { rut, provisionalRut: isInProvisionalRange(rut) }),
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(row.patientDocuments && { identifiers: row.patientDocuments }),
  };
}

/**
 * Whose a row is, among the stored patients: exactly one, or nobody. What it says goes into somebody's data, so that
 * nothing is guessed: a RUT or a document decides, unless the name is another one altogether; else a phone or an e-mail
 * together with a similar name.
 * @param holders who have, or had before a merge, the row's RUT, or one of its documents.
 * @param others who have its phone or its e-mail.
 */
export function whoIs<Patient extends KnownPatient>(
  row: PatientValues,
  holders: readonly Patient[],
  others: readonly Patient[],
): WhoIs<Patient> {
  const { rut, identifiers = [], name, phone, email } = row;
  if (!rut && identifiers.length === 0 && !(name && (phone || email))) return { fault: 'UNSAID' };
  const [holder, ...more] = holders;
  if (more.length > 0) return { fault: 'SEVERAL' };
  if (holder) {
    if (!holder.isListed) return { fault: 'BLOCKED' };
    return name && !shareAWord(name, holder.name) ? { fault: 'OTHER_NAME' } : { patient: holder };
  }
  const alike = others.filter((other) => {
    const shared = sharedContacts(row, other);
    return !hasAnotherRut(row, other) && (shared.phone || shared.email) && isNamesake(row, other);
  });
  // A mother and a daughter who share a phone may share a name as well, but for a word.
  const exact = alike.filter((other) => searchForm(other.name) === searchForm(name ?? ''));
  const [found, ...rest] = exact.length > 0 ? exact : alike;
  if (rest.length > 0) return { fault: 'SEVERAL' };
  return found ? { patient: found } : { fault: 'UNKNOWN' };
}
