import { APPOINTMENT_COLUMNS } from '../../spreadsheets/appointments.es.js';
import type { Column, ColumnKind } from '../../spreadsheets/column.js';
import { RECORD_COLUMNS } from '../../spreadsheets/clinical-records.es.js';
import { PATIENT_COLUMNS } from '../../spreadsheets/patients.es.js';
import { SUPPLY_COLUMNS } from '../../spreadsheets/supplies.es.js';
import type { ImportResource } from './import.js';
import { OWN_HEADERS } from './import-words.es.js';

/** Decides how a cell is read: strictly, as the product writes it, or leniently, for files of other programs. */
export type FieldKind =
  | ColumnKind
  | 'CHECK_DIGIT'
  | 'DAY_AND_TIME'
  | 'EMAIL'
  | 'HOURS'
  | 'INSURANCE'
  | 'PAST_DAY'
  | 'PHONE'
  | 'SERVICE'
  | 'SEX'
  | 'STATE';

export interface ImportField extends Omit<Column, 'kind'> {
  readonly kind: FieldKind;
  /** Whether every row must have a value. */
  readonly isRequired?: true;
}

const REQUIRED: Readonly<Record<ImportResource, readonly string[]>> = {
  PATIENTS: ['name', 'phone'],
  APPOINTMENTS: ['date'],
  SUPPLIES: ['name'],
  RECORDS: ['date'],
};

/** A file needs at least one column of each group; if there is none, the group's first field is reported missing. */
const ALTERNATIVES: Readonly<Partial<Record<ImportResource, readonly (readonly string[])[]>>> = {
  RECORDS: [
    ['patientRut', 'patientDocuments', 'patientName'],
    ['careDescription', 'procedure', 'instructions', 'reason', 'diagnosis', 'observations'],
  ],
};

const LOOSER: Readonly<Record<ImportResource, Readonly<Record<string, FieldKind>>>> = {
  PATIENTS: {
    birthDate: 'PAST_DAY',
    email: 'EMAIL',
    healthInsurance: 'INSURANCE',
    phone: 'PHONE',
    representativePhone: 'PHONE',
    sex: 'SEX',
  },
  APPOINTMENTS: {
    attendance: 'STATE',
    date: 'DAY_AND_TIME',
    patientEmail: 'EMAIL',
    patientPhone: 'PHONE',
    serviceType: 'SERVICE',
    status: 'STATE',
    time: 'HOURS',
  },
  SUPPLIES: {},
  RECORDS: { date: 'PAST_DAY' },
};

const asFields = (resource: ImportResource, columns: readonly Column[]): ImportField[] =>
  columns
    .filter(({ isShownOnly }) => !isShownOnly)
    .map((column) => ({
      ...column,
      kind: LOOSER[resource][column.field] ?? column.kind,
      ...(REQUIRED[resource].includes(column.field) && { isRequired: true }),
    }));

/** The fields that identify the patient of an appointment or record row. */
const PATIENT_OF_ROW_FIELDS: readonly ImportField[] = [
  { field: 'patientRut', header: OWN_HEADERS.patientRut, kind: 'RUT' },
  { field: 'patientRutDigit', header: OWN_HEADERS.rutDigit, kind: 'CHECK_DIGIT' },
  { field: 'patientName', header: OWN_HEADERS.patientName, kind: 'TEXT' },
  // Names spread over several columns are joined.
  { field: 'patientLastName', header: OWN_HEADERS.lastName, kind: 'TEXT' },
  { field: 'patientSecondLastName', header: OWN_HEADERS.secondLastName, kind: 'TEXT' },
  { field: 'patientPhone', header: OWN_HEADERS.patientPhone, kind: 'PHONE' },
  { field: 'patientEmail', header: OWN_HEADERS.patientEmail, kind: 'EMAIL' },
  { field: 'patientDocuments', header: OWN_HEADERS.patientDocuments, kind: 'IDENTIFIERS' },
];

/** Adds the other fields that identify the patient. @param own the product's own fields. */
export const withPatient = (own: readonly ImportField[]): ImportField[] => [
  ...own,
  ...PATIENT_OF_ROW_FIELDS.filter(({ field }) => own.every((one) => one.field !== field)),
];

/** The fields that a file can have: all that the product writes, and some that only other programs' files have. */
export const IMPORT_FIELDS: Readonly<Record<ImportResource, readonly ImportField[]>> = {
  PATIENTS: [
    ...asFields('PATIENTS', PATIENT_COLUMNS),
    { field: 'rutDigit', header: OWN_HEADERS.rutDigit, kind: 'CHECK_DIGIT' },
    // Names spread over several columns are joined.
    { field: 'lastName', header: OWN_HEADERS.lastName, kind: 'TEXT' },
    { field: 'secondLastName', header: OWN_HEADERS.secondLastName, kind: 'TEXT' },
  ],
  APPOINTMENTS: [
    ...withPatient(asFields('APPOINTMENTS', APPOINTMENT_COLUMNS)),
    { field: 'endTime', header: OWN_HEADERS.endTime, kind: 'TIME' },
  ],
  SUPPLIES: asFields('SUPPLIES', SUPPLY_COLUMNS),
  RECORDS: withPatient([
    ...asFields('RECORDS', RECORD_COLUMNS),
    // Separate fields in other programs, but part of the visit's description here.
    { field: 'time', header: OWN_HEADERS.time, kind: 'TIME' },
    { field: 'reason', header: OWN_HEADERS.reason, kind: 'TEXT', isHealthData: true },
    { field: 'diagnosis', header: OWN_HEADERS.diagnosis, kind: 'TEXT', isHealthData: true },
    { field: 'observations', header: OWN_HEADERS.observations, kind: 'TEXT', isHealthData: true },
  ]),
};

export const fieldOf = (resource: ImportResource, name: string): ImportField | undefined =>
  IMPORT_FIELDS[resource].find(({ field }) => field === name);

/** The field of each column; null if it is not imported. */
export type ColumnMap = readonly (string | null)[];

interface MappedFile {
  readonly resource: ImportResource;
  readonly headers: readonly string[];
  readonly columns: ColumnMap;
}

/** The header of a field's column: the file's, otherwise the one in the product's own files. */
export const headerOf = ({ resource, headers, columns }: MappedFile, field: string): string =>
  headers[columns.indexOf(field)] || (fieldOf(resource, field)?.header ?? field);

export interface MapFaults {
  /** Fields that two columns claim. */
  readonly twice: readonly string[];
  /** Required fields without a column. */
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

export function faultsOfMap(resource: ImportResource, columns: ColumnMap): MapFaults {
  const mapped = columns.filter((field) => field !== null);
  const alternatives = ALTERNATIVES[resource] ?? [];
  return {
    twice: [...new Set(mapped.filter((field, index) => mapped.indexOf(field) !== index))],
    missing: [
      ...IMPORT_FIELDS[resource]
        .filter(({ field, isRequired }) => isRequired && !mapped.includes(field))
        .map(({ field }) => field),
      ...alternatives
        .filter((fields) => !fields.some((field) => mapped.includes(field)))
        .flatMap(([first]) => first ?? []),
    ],
    unknown: mapped.filter((field) => !fieldOf(resource, field)),
  };
}

/** Whether any column contains health data; records are always health data. */
export const bringsHealthData = (resource: ImportResource, columns: ColumnMap): boolean =>
  resource === 'RECORDS' ||
  columns.some((field) => field !== null && fieldOf(resource, field)?.isHealthData === true);
