import type { LocalDate } from '../clinic-time.js';
import type { Clp } from './clp.js';

/** The stored value of a field of each kind; the kind also decides its rule, column and type in every API. */
interface ValueOfKind {
  /** On one line, 1 to `TEXT_LIMITS.short` characters. */
  SHORT_TEXT: string;
  /** At most `TEXT_LIMITS.long` characters; empty if there is none. */
  LONG_TEXT: string;
  /** A whole number from 0 to `MAX_AMOUNT`. */
  AMOUNT: number;
  /** The same, in pesos. */
  PRICE: Clp;
  /** Null if there is none. */
  DAY: LocalDate | null;
}
export type SupplyFieldKind = keyof ValueOfKind;

interface DeclaredField {
  readonly kind: SupplyFieldKind;
  /** In REST. */
  readonly key: string;
  /** In forms and spreadsheets. */
  readonly label: string;
}

/**
 * The fields of a supply that people see and write, in the order of REST and spreadsheets. Each one is in the responses
 * and inputs of both APIs, for the right to `STOCK`, in the form, in the spreadsheet that is exported and imported, and
 * in the archive. None is about a person. Other columns of the table are in no API, form or file, unless their own
 * property of the entity says so.
 */
export const SUPPLY_FIELDS = {
  name: { kind: 'SHORT_TEXT', key: 'nombre', label: 'Nombre' },
  description: { kind: 'LONG_TEXT', key: 'descripcion', label: 'Descripción' },
  unit: { kind: 'SHORT_TEXT', key: 'unidad_medida', label: 'Unidad de medida' },
  stock: { kind: 'AMOUNT', key: 'stock_actual', label: 'Stock actual' },
  criticalStock: { kind: 'AMOUNT', key: 'stock_critico', label: 'Stock crítico' },
  unitValue: { kind: 'PRICE', key: 'valor_unitario', label: 'Valor unitario' },
  expiryDate: { kind: 'DAY', key: 'fecha_vencimiento', label: 'Fecha de vencimiento' },
} as const satisfies Readonly<Record<string, DeclaredField>>;

type Declared = typeof SUPPLY_FIELDS;
export type SupplyField = keyof Declared;

/** How a field of a kind is stored if it has no value. Fields of all other kinds always have one. */
const EMPTY = { LONG_TEXT: '', DAY: null } as const satisfies Partial<Record<SupplyFieldKind, '' | null>>;
type OptionalKind = keyof typeof EMPTY;
const isOptionalKind = (kind: SupplyFieldKind): kind is OptionalKind => kind in EMPTY;

export const SUPPLY_FIELD_NAMES = Object.keys(SUPPLY_FIELDS) as readonly SupplyField[];
export const isOptional = (field: SupplyField): boolean => isOptionalKind(SUPPLY_FIELDS[field].kind);
const emptyValue = (field: SupplyField): '' | null | undefined => {
  const { kind } = SUPPLY_FIELDS[field];
  return isOptionalKind(kind) ? EMPTY[kind] : undefined;
};
/** Whether a field without a value is null. */
export const isNullable = (field: SupplyField): boolean => emptyValue(field) === null;

/** The stored values. */
export type SupplyData = { -readonly [Field in SupplyField]: ValueOfKind[Declared[Field]['kind']] };
type OptionalField = {
  [Field in SupplyField]: Declared[Field]['kind'] extends OptionalKind ? Field : never;
}[SupplyField];
type OptionalData = { [Field in OptionalField]?: SupplyData[Field] | null };
/** A supply as it is sent; a field without a value is absent, null or empty. */
export type NewSupply = Omit<SupplyData, OptionalField> & OptionalData;
/** The fields to change; null or empty clears an optional one. */
export type SupplyChange = Partial<Omit<SupplyData, OptionalField>> & OptionalData;

export const asStored = (supply: NewSupply): SupplyData => valuesOf((field) => supply[field]);

/** The values of a supply after a change: a field that is not sent keeps its own. */
export const changedSupply = (before: SupplyData, change: SupplyChange): SupplyData =>
  valuesOf((field) => (change[field] === undefined ? before[field] : change[field]));

function valuesOf(read: (field: SupplyField) => unknown): SupplyData {
  const stored = (field: SupplyField): unknown => {
    const value = read(field);
    return value === undefined || value === null || value === '' ? emptyValue(field) : value;
  };
  return Object.fromEntries(
    SUPPLY_FIELD_NAMES.map((field) => [field, stored(field)]),
  ) as unknown as SupplyData;
}
