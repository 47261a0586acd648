import { HEALTH_INSURANCE_LABELS, SEX_LABELS } from '../patients/particulars/particulars.es.js';
import type { Column } from './column.js';

export const PATIENT_COLUMNS = [
  { field: 'rut', header: 'RUT', kind: 'RUT' },
  { field: 'provisionalRut', header: 'RUT provisorio', kind: 'YES_NO' },
  { field: 'name', header: 'Nombre', kind: 'TEXT' },
  { field: 'phone', header: 'Teléfono', kind: 'TEXT' },
  { field: 'email', header: 'Correo', kind: 'TEXT' },
  { field: 'birthDate', header: 'Fecha de nacimiento', kind: 'DAY' },
  { field: 'address', header: 'Dirección', kind: 'TEXT' },
  { field: 'emergencyContact', header: 'Contacto de emergencia', kind: 'TEXT' },
  { field: 'sex', header: 'Sexo', kind: 'CHOICE', words: SEX_LABELS },
  { field: 'occupation', header: 'Ocupación', kind: 'TEXT' },
  { field: 'healthInsurance', header: 'Previsión', kind: 'CHOICE', words: HEALTH_INSURANCE_LABELS },
  {
    field: 'fonasaTier',
    header: 'Tramo FONASA',
    kind: 'CHOICE',
    words: { A: 'A', B: 'B', C: 'C', D: 'D' },
  },
  { field: 'insurerName', header: 'Nombre de la previsión', kind: 'TEXT' },
  { field: 'identifiers', header: 'Otros documentos', kind: 'IDENTIFIERS' },
  { field: 'representativeName', header: 'Representante legal', kind: 'TEXT' },
  { field: 'representativeRut', header: 'RUT del representante', kind: 'RUT' },
  { field: 'representativeRelation', header: 'Relación del representante', kind: 'TEXT' },
  { field: 'representativePhone', header: 'Teléfono del representante', kind: 'TEXT' },
  { field: 'underlyingCondition', header: 'Enfermedad base', kind: 'TEXT', isHealthData: true },
  { field: 'clinicalCase', header: 'Caso clínico', kind: 'TEXT', isHealthData: true },
] as const satisfies readonly Column[];
