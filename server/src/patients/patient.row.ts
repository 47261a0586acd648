import type { LocalDate } from '#domain/clinic-time.js';
import type { Identifier } from '#domain/patients/identifiers/identifier.js';
import type { Particulars } from '#domain/patients/particulars/particulars.js';
import type { Rut } from '#domain/rut.js';
import { IDENTIFIERS } from './identifiers/patient-identifiers.js';

export interface PatientRow extends Particulars {
  readonly id: number;
  /** Canonical. */
  readonly rut: Rut;
  readonly provisionalRut: boolean;
  /** Oldest first. */
  readonly identifiers: readonly Identifier[];
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly underlyingCondition: string;
  readonly emergencyContact: string;
  readonly clinicalCase: string;
  readonly address: string;
  readonly birthDate: LocalDate | null;
  readonly version: number;
}

/** The columns of a `PatientRow`, for a select from `patient p`. */
export const PATIENT_COLUMNS = `p.id, p.rut, p.provisional_rut as "provisionalRut", ${IDENTIFIERS} as identifiers, p.name, p.phone, p.email,
  p.underlying_condition as "underlyingCondition", p.emergency_contact as "emergencyContact",
  p.clinical_case as "clinicalCase", p.address, p.birth_date as "birthDate",
  p.sex, p.occupation, p.health_insurance as "healthInsurance", p.fonasa_tier as "fonasaTier",
  p.insurer_name as "insurerName", p.representative_name as "representativeName",
  p.representative_rut as "representativeRut", p.representative_relation as "representativeRelation",
  p.representative_phone as "representativePhone", p.version`;

/**
 * Whether the patient whose id is in a column is listed: not while their data are blocked (Ley 19.628, article 8 ter).
 */
export const isListed = (column: string): string =>
  `${column} <> all (array (select b.patient_id from patient_block b where b.lifted_at is null))`;

/** The same for the patient `p`. */
export const IS_LISTED = isListed('p.id');
