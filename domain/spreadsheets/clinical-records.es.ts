import type { Column } from './column.js';

export const RECORD_COLUMNS = [
  { field: 'patientRut', header: 'RUT del paciente', kind: 'RUT' },
  { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
  { field: 'date', header: 'Fecha', kind: 'DAY' },
  { field: 'professionalName', header: 'Profesional', kind: 'TEXT' },
  { field: 'careDescription', header: 'Descripción de la atención', kind: 'TEXT', isHealthData: true },
  { field: 'procedure', header: 'Procedimiento', kind: 'TEXT', isHealthData: true },
  { field: 'instructions', header: 'Indicaciones', kind: 'TEXT', isHealthData: true },
  { field: 'footExam', header: 'Examen del pie', kind: 'TEXT', isHealthData: true, isShownOnly: true },
  {
    field: 'usedSupplies',
    header: 'Productos usados',
    kind: 'TEXT',
    isHealthData: true,
    isShownOnly: true,
  },
  { field: 'totalCost', header: 'Costo total', kind: 'WHOLE', isHealthData: true, isShownOnly: true },
  { field: 'writtenAt', header: 'Escrita el', kind: 'MOMENT', isShownOnly: true },
  { field: 'writtenBy', header: 'Escrita por', kind: 'TEXT', isShownOnly: true },
  {
    field: 'irritatingProducts',
    header: 'Productos que irritan',
    kind: 'TEXT',
    isHealthData: true,
    isShownOnly: true,
  },
] as const satisfies readonly Column[];
