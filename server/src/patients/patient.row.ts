import type { Identifier } from '#domain/patients/identifiers/identifier.js';
import { FIELDS, type PatientData } from '#domain/patients/patient-fields.es.js';
import { columnName } from '../foundation/database/columns/column-name.js';
import { IDENTIFIERS } from './identifiers/patient-identifiers.js';

export interface PatientRow extends PatientData {
  readonly id: number;
  /** Oldest first. */
  readonly identifiers: readonly Identifier[];
  readonly version: number;
}

/** The columns of a `PatientRow`, for a select from `patient p`. */
export const PATIENT_COLUMNS = `p.id, ${IDENTIFIERS} as identifiers, p.version,
  ${FIELDS.map((field) => `p.${columnName(field)} as "${field}"`).join(', ')}`;

/**
 * Whether the patient whose id is in a column is listed: not while their data are blocked (Ley 19.628, article 8 ter).
 */
export const isListed = (column: string): string =>
  `${column} <> all (array (select b.patient_id from patient_block b where b.lifted_at is null))`;

export const IS_LISTED = isListed('p.id');
