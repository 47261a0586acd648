import { APPOINTMENT_COLUMNS } from '../spreadsheets/appointments.es.js';
import type { Column, ColumnKind } from '../spreadsheets/column.js';
import { RECORD_COLUMNS } from '../spreadsheets/clinical-records.es.js';
import { PATIENT_COLUMNS } from '../spreadsheets/patients.es.js';
import { SUPPLY_COLUMNS } from '../spreadsheets/supplies.es.js';
import type { ImportResource } from './import.js';
import { OWN_HEADERS } from './import-words.es.js';

/** How a cell is read: as in the files that the product writes, or more loosely, as other programs' files need it. */
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
  /** Whether every row must have it. */
  readonly isRequired?: true;
}

const REQUIRED: Readonly<Record<ImportResource, readonly string[]>> = {
  PATIENTS: ['name', 'phone'],
  APPOINTMENTS: ['date'],
  SUPPLIES: ['name'],
  RECORDS: ['date'],
};

/** Of each of these, a file needs one column at least; the first one is what people are asked for. */
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

/** How rows of appointments and of records say whose they are. */
const PATIENT_OF_ROW_FIELDS: readonly ImportField[] = [
  { field: 'patientRut', header: OWN_HEADERS.patientRut, kind: 'RUT' },
  { field: 'patientRutDigit', header: OWN_HEADERS.rutDigit, kind: 'CHECK_DIGIT' },
  { field: 'patientName', header: OWN_HEADERS.patientName, kind: 'TEXT' },
  // Where names have several columns, they are joined.
  { field: 'patientLastName', header: OWN_HEADERS.lastName, kind: 'TEXT' },
  { field: 'patientSecondLastName', header: OWN_HEADERS.secondLastName, kind: 'TEXT' },
  { field: 'patientPhone', header: OWN_HEADERS.patientPhone, kind: 'PHONE' },
  { field: 'patientEmail', header: OWN_HEADERS.patientEmail, kind: 'EMAIL' },
  { field: 'patientDocuments', header: OWN_HEADERS.patientDocuments, kind: 'IDENTIFIERS' },
];

/** With what else says whose a row is. @param own as the product writes them. */
export const withPatient = (own: readonly ImportField[]): ImportField[] => [
  ...own,
  ...PATIENT_OF_ROW_FIELDS.filter(({ field }) => own.every((one) => one.field !== field)),
];

/** What a file can say of each row: all that the product writes into one, and what only others' files have. */
export const IMPORT_FIELDS: Readonly<Record<ImportResource, readonly ImportField[]>> = {
  PATIENTS: [
    ...asFields('PATIENTS', PATIENT_COLUMNS),
    { field: 'rutDigit', header: OWN_HEADERS.rutDigit, kind: 'CHECK_DIGIT' },
    // Where names have several columns, they are joined.
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
    // What others keep apart, and the product's account of a visit holds.
    { field: 'time', header: OWN_HEADERS.time, kind: 'TIME' },
    { field: 'reason', header: OWN_HEADERS.reason, kind: 'TEXT', isHealthData: true },
    { field: 'diagnosis', header: OWN_HEADERS.diagnosis, kind: 'TEXT', isHealthData: true },
    { field: 'observations', header: OWN_HEADERS.observations, kind: 'TEXT', isHealthData: true },
  ]),
};

export const fieldOf = (resource: ImportResource, name: string): ImportField | undefined =>
  IMPORT_FIELDS[resource].find(({ field }) => field === name);

/** Which field each column of a file is; null for one that is not imported. */
export type ColumnMap = readonly (string | null)[];

/** What keeps columns from being imported as they are mapped. */
export interface MapFaults {
  /** Fields that two columns claim. */
  readonly twice: readonly string[];
  /** Fields that every row must have, and no column has. */
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

/** Whether any column brings health data; a record is nothing else. */
export const bringsHealthData = (resource: ImportResource, columns: ColumnMap): boolean =>
  resource === 'RECORDS' ||
  columns.some((field) => field !== null && fieldOf(resource, field)?.isHealthData === true);
