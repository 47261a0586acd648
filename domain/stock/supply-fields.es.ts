import {
  type Changed,
  type DeclaredFields,
  namesOf,
  type Sent,
  type Stored,
  storedValues,
} from '../declared-fields.js';

/**
 * The fields of a supply, in the order of REST and spreadsheets. Each one is in the responses and inputs of both APIs,
 * for the right to `STOCK`, in the form, in the spreadsheet that is exported and imported, and in the archive. None is
 * about a person.
 */
export const SUPPLY_FIELDS = {
  name: { kind: 'SHORT_TEXT', key: 'nombre', label: 'Nombre', isRequired: true },
  description: { kind: 'LONG_TEXT', key: 'descripcion', label: 'Descripción' },
  unit: { kind: 'SHORT_TEXT', key: 'unidad_medida', label: 'Unidad de medida', isRequired: true },
  stock: { kind: 'AMOUNT', key: 'stock_actual', label: 'Stock actual', isRequired: true },
  criticalStock: { kind: 'AMOUNT', key: 'stock_critico', label: 'Stock crítico', isRequired: true },
  unitValue: { kind: 'PRICE', key: 'valor_unitario', label: 'Valor unitario', isRequired: true },
  expiryDate: { kind: 'DAY', key: 'fecha_vencimiento', label: 'Fecha de vencimiento' },
  salePrice: { kind: 'PRICE', key: 'precio_venta', label: 'Precio de venta' },
  supplier: { kind: 'SHORT_TEXT', key: 'proveedor', label: 'Proveedor' },
} as const satisfies DeclaredFields;

type Declared = typeof SUPPLY_FIELDS;
export type SupplyField = keyof Declared;
export type SupplyFieldKind = Declared[SupplyField]['kind'];
export const SUPPLY_FIELD_NAMES = namesOf(SUPPLY_FIELDS);

export type SupplyData = Stored<Declared>;
export type NewSupply = Sent<Declared>;
export type SupplyChange = Changed<Declared>;

export const asStored = (supply: NewSupply): SupplyData =>
  storedValues(SUPPLY_FIELDS, (field) => supply[field]);

/** The values of a supply after a change: a field that is not sent keeps its own. */
export const changedSupply = (before: SupplyData, change: SupplyChange): SupplyData =>
  storedValues(SUPPLY_FIELDS, (field) => (change[field] === undefined ? before[field] : change[field]));
