import { declared, FIELDS, type PatientField } from '#domain/patients/patient-fields.es.js';
import { columnName } from './column-name.js';
import type { DeclaredColumn } from './declared-table.js';

function columnOf(field: PatientField): DeclaredColumn {
  const { area, atSuppression, uses } = declared(field);
  return {
    kind: area === 'HEALTH_DATA' ? 'HEALTH' : 'PERSONAL',
    ...(atSuppression !== 'KEPT' && { isErased: true }),
    ...(!uses.includes('EXPORTED') && { notInPersonExport: 'its field is not exported' }),
    ...(!uses.includes('ARCHIVED') && { notArchived: 'its field is not archived' }),
  };
}

/** The columns of the patient's declared fields. */
export const DECLARED_FIELDS: Readonly<Record<string, DeclaredColumn>> = Object.fromEntries(
  FIELDS.map((field) => [columnName(field), columnOf(field)]),
);
