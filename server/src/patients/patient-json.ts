import type { PatientFill } from '#domain/data/imports/rows/match-patient-row.js';
import { FIELDS } from '#domain/patients/patient-fields.es.js';
import { parsePhone } from '#domain/patients/phone.js';
import { columnName } from '../foundation/database/columns/column-name.js';
import { columnType } from './personal.decorator.js';

export const PATIENT_COLUMN_NAMES = FIELDS.map(columnName);
const COLUMNS = FIELDS.map((field) => `${columnName(field)} ${columnType(field)}`).join(', ');

/** The column list with which `jsonb_to_recordset` reads an array of `patientJson`. */
export const PATIENT_JSON = `(id integer, version integer, made_by_visitor boolean, phone_e164 text, ${COLUMNS})`;

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
  ...Object.fromEntries(FIELDS.map((field) => [columnName(field), one[field] ?? null])),
});
