import type { PatientFill } from '#domain/data/imports/rows/match-patient-row.js';
import { parsePhone } from '#domain/patients/phone.js';

/** The columns that staff or a file write, by field, with their types. */
const COLUMNS = {
  rut: 'rut text',
  provisionalRut: 'provisional_rut boolean',
  name: 'name text',
  phone: 'phone text',
  email: 'email text',
  emergencyContact: 'emergency_contact text',
  underlyingCondition: 'underlying_condition text',
  clinicalCase: 'clinical_case text',
  address: 'address text',
  birthDate: 'birth_date date',
  sex: 'sex text',
  occupation: 'occupation text',
  healthInsurance: 'health_insurance text',
  fonasaTier: 'fonasa_tier text',
  insurerName: 'insurer_name text',
  representativeName: 'representative_name text',
  representativeRut: 'representative_rut text',
  representativeRelation: 'representative_relation text',
  representativePhone: 'representative_phone text',
} as const satisfies Readonly<Record<keyof PatientFill, string>>;
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
export const PATIENT_COLUMN_NAMES = FIELDS.map((field) => COLUMNS[field].split(' ')[0]);

/** The column list with which `jsonb_to_recordset` reads an array of `patientJson`. */
export const PATIENT_JSON = `(id integer, version integer, made_by_visitor boolean, phone_e164 text, ${Object.values(COLUMNS).join(', ')})`;

interface Written extends Readonly<Partial<Record<keyof PatientFill, unknown>>> {
  readonly id?: number;
  readonly version?: number;
  readonly phone?: string;
  readonly madeByVisitor?: boolean;
}

export const patientJson = (one: Written) => ({
  id: one.id,
  version: one.version,
  made_by_visitor: one.madeByVisitor ?? false,
  phone_e164: parsePhone(one.phone ?? '') ?? null,
  ...Object.fromEntries(FIELDS.map((field, index) => [PATIENT_COLUMN_NAMES[index], one[field] ?? null])),
});
