import type { LocalDate } from '#domain/clinic-time.js';
import type { Rut } from '#domain/rut.js';

/** A patient as the lists read them. */
export interface PatientRow {
  readonly id: number;
  /** Canonical. */
  readonly rut: Rut;
  readonly provisionalRut: boolean;
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
export const PATIENT_COLUMNS = `p.id, p.rut, p.provisional_rut as "provisionalRut", p.name, p.phone, p.email,
  p.underlying_condition as "underlyingCondition", p.emergency_contact as "emergencyContact",
  p.clinical_case as "clinicalCase", p.address, p.birth_date as "birthDate", p.version`;

/** Whether the patient `p` is in lists: not while their data are blocked (Ley 19.628, article 8 ter). */
export const IS_LISTED = `p.id <> all (array (select b.patient_id from patient_block b where b.lifted_at is null))`;
