import type { Column } from './column.js';

/** The unit value is in whole pesos. */
export const SUPPLY_COLUMNS = [
  { field: 'name', header: 'Nombre', kind: 'TEXT' },
  { field: 'description', header: 'Descripción', kind: 'TEXT' },
  { field: 'unit', header: 'Unidad de medida', kind: 'TEXT' },
  { field: 'stock', header: 'Stock actual', kind: 'WHOLE' },
  { field: 'criticalStock', header: 'Stock crítico', kind: 'WHOLE' },
  { field: 'unitValue', header: 'Valor unitario', kind: 'WHOLE' },
  { field: 'expiryDate', header: 'Fecha de vencimiento', kind: 'DAY' },
] as const satisfies readonly Column[];
