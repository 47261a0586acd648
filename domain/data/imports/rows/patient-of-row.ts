import type { Identifier } from '../../../patients/identifiers/identifier.js';
import { isInProvisionalRange } from '../../../patients/patient.js';
import { searchForm } from '../../../patients/patient-search.js';
import type { Rut } from '../../../rut.js';
import {
  hasAnotherRut,
  hasOtherName,
  isNamesake,
  isOfTwoPeople,
  type PatientValues,
  type RutHolder,
  sharedContacts,
} from './match-patient-row.js';

/** The fields with which an appointment or record row identifies its patient. */
export interface PatientOfRow {
  readonly patientRut?: Rut;
  readonly patientName?: string;
  readonly patientPhone?: string;
  readonly patientEmail?: string;
  readonly patientDocuments?: readonly Identifier[];
}

interface KnownPatient extends RutHolder {
  readonly id: number;
  /** False while the patient's data are blocked. */
  readonly isListed: boolean;
}

export type PatientMatchFault = 'UNSAID' | 'UNKNOWN' | 'SEVERAL' | 'OTHER_RUT' | 'BLOCKED' | 'OTHER_NAME';

/** `asked`: the patient with the row's RUT or document, but another name. A user decides whether the row is theirs. */
export type PatientMatch<Patient> =
  | { readonly patient: Patient }
  | { readonly fault: Exclude<PatientMatchFault, 'OTHER_NAME'> }
  | { readonly fault: 'OTHER_NAME'; readonly asked: Patient };

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
 * The stored patient of a row: exactly one, or none. The row will be written into that patient's data, so nothing is
 * guessed: a RUT or document decides, unless they contradict each other or the name; otherwise a phone or an e-mail
 * together with a similar name.
 * @param holders patients with the row's RUT (now, or before a merge) or with one of its documents.
 * @param others patients with its phone or e-mail.
 */
export function matchPatient<Patient extends KnownPatient>(
  row: PatientValues,
  holders: readonly Patient[],
  others: readonly Patient[],
): PatientMatch<Patient> {
  const { rut, identifiers = [], name, phone, email } = row;
  if (!rut && identifiers.length === 0 && !(name && (phone || email))) return { fault: 'UNSAID' };
  if (isOfTwoPeople(row, holders)) return { fault: 'OTHER_RUT' };
  const [holder] = holders;
  if (holder) {
    if (!holder.isListed) return { fault: 'BLOCKED' };
    return hasOtherName(row, holder) ? { fault: 'OTHER_NAME', asked: holder } : { patient: holder };
  }
  const alike = others.filter((other) => {
    const shared = sharedContacts(row, other);
    return !hasAnotherRut(row, other) && (shared.phone || shared.email) && isNamesake(row, other);
  });
  // A mother and a daughter who share a phone may also have names that differ in one word only.
  const exact = alike.filter((other) => searchForm(other.name) === searchForm(name ?? ''));
  const [found, ...rest] = exact.length > 0 ? exact : alike;
  if (rest.length > 0) return { fault: 'SEVERAL' };
  return found ? { patient: found } : { fault: 'UNKNOWN' };
}
