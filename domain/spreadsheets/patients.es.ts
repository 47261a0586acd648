import { FONASA_TIERS } from '../patients/particulars/choices.js';
import { HEALTH_INSURANCE_LABELS, SEX_LABELS } from '../patients/particulars/particulars.es.js';
import { declared, type FieldKind, fieldsFor, type PatientField } from '../patients/patient-fields.es.js';
import type { Column } from './column.js';

const CELLS: Readonly<Record<FieldKind, Pick<Column, 'kind' | 'words'>>> = {
  OWN_RUT: { kind: 'RUT' },
  RUT: { kind: 'RUT' },
  FLAG: { kind: 'YES_NO' },
  SHORT_TEXT: { kind: 'TEXT' },
  LONG_TEXT: { kind: 'TEXT' },
  PHONE: { kind: 'TEXT' },
  EMAIL: { kind: 'TEXT' },
  DAY: { kind: 'DAY' },
  SEX: { kind: 'CHOICE', words: SEX_LABELS },
  HEALTH_INSURANCE: { kind: 'CHOICE', words: HEALTH_INSURANCE_LABELS },
  FONASA_TIER: { kind: 'CHOICE', words: Object.fromEntries(FONASA_TIERS.map((tier) => [tier, tier])) },
};

function columnOf(field: PatientField): Column {
  const { kind, label, header = label, area, uses } = declared(field);
  return {
    field,
    header,
    ...CELLS[kind],
    ...(area === 'HEALTH_DATA' && { isHealthData: true }),
    ...(!uses.includes('IMPORTED') && { isShownOnly: true }),
  };
}

const FIRST: readonly PatientField[] = [
  'rut',
  'provisionalRut',
  'name',
  'phone',
  'email',
  'birthDate',
  'address',
  'emergencyContact',
];

type Place = 'FIRST' | 'OTHER' | 'REPRESENTATIVE' | 'HEALTH';
function placeOf(field: PatientField): Place {
  const { area, merge } = declared(field);
  if (area === 'HEALTH_DATA') return 'HEALTH';
  if (merge === 'LEGAL_REPRESENTATIVE') return 'REPRESENTATIVE';
  return FIRST.includes(field) ? 'FIRST' : 'OTHER';
}

const listed = fieldsFor('LISTED').toSorted((one, other) => FIRST.indexOf(one) - FIRST.indexOf(other));
const at = (place: Place): Column[] => listed.filter((field) => placeOf(field) === place).map(columnOf);

export const PATIENT_COLUMNS: readonly Column[] = [
  ...at('FIRST'),
  ...at('OTHER'),
  { field: 'identifiers', header: 'Otros documentos', kind: 'IDENTIFIERS' },
  ...at('REPRESENTATIVE'),
  ...at('HEALTH'),
];
