import { SUPPLY_FIELD_NAMES, SUPPLY_FIELDS, type SupplyFieldKind } from '../stock/supply-fields.es.js';
import type { Column, ColumnKind } from './column.js';

const CELLS: Readonly<Record<SupplyFieldKind, ColumnKind>> = {
  SHORT_TEXT: 'TEXT',
  LONG_TEXT: 'TEXT',
  AMOUNT: 'WHOLE',
  PRICE: 'WHOLE',
  DAY: 'DAY',
};

export const SUPPLY_COLUMNS: readonly Column[] = SUPPLY_FIELD_NAMES.map((field) => ({
  field,
  header: SUPPLY_FIELDS[field].label,
  kind: CELLS[SUPPLY_FIELDS[field].kind],
}));
