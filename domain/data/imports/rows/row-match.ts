import { type Identifier, identifierKey } from '../../../patients/identifiers/identifier.js';
import type { Rut } from '../../../rut.js';
import { isNamesake, type PatientValues, sharedContacts, type StoredPatient } from './match-patient-row.js';

/** The data that a row and a stored patient share. `FORMER_RUT`: a RUT that the patient had before a merge. */
export const MATCHES = ['RUT', 'FORMER_RUT', 'DOCUMENT', 'PHONE', 'EMAIL', 'NAME'] as const;
export type Match = (typeof MATCHES)[number];

type Comparable = Pick<StoredPatient, 'rut' | 'provisionalRut' | 'name' | 'phone' | 'email'> & {
  readonly formerRuts: readonly Rut[];
  readonly identifiers: readonly Identifier[];
};

/** The reasons to match a row with a stored patient, strongest first. `NAME`: the names are similar. */
export function matchesOf(row: PatientValues, patient: Comparable): Match[] {
  const documents = new Set(patient.identifiers.map(identifierKey));
  const { phone, email } = sharedContacts(row, patient);
  const found: Readonly<Record<Match, boolean>> = {
    RUT: row.rut === patient.rut,
    FORMER_RUT: row.rut !== undefined && patient.formerRuts.includes(row.rut),
    DOCUMENT: (row.identifiers ?? []).some((one) => documents.has(identifierKey(one))),
    PHONE: phone,
    EMAIL: email,
    NAME: row.name !== undefined && isNamesake(row, patient),
  };
  return MATCHES.filter((match) => found[match]);
}
