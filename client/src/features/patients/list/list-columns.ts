import type { PatientOrder } from '../patients.generated';

/** The sortable columns in their order, with their share of the width. */
export const COLUMNS: readonly {
  readonly order: PatientOrder;
  readonly label: string;
  readonly width: string;
}[] = [
  { order: 'RUT', label: 'RUT', width: '15%' },
  { order: 'NAME', label: 'Nombre', width: '24%' },
  { order: 'PHONE', label: 'Teléfono', width: '17%' },
  { order: 'EMAIL', label: 'Correo', width: 'auto' },
];
