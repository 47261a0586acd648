import { shortDate } from '#domain/clinic-time.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import type { RegisterOptions } from 'react-hook-form';
import type { SupplyInput, UpdateSupplyInput } from '../supplies.generated';
import type { Supply } from '../list/supply-list';

/** All values are text, as typed. */
export interface SupplyFormValues {
  name: string;
  description: string;
  unit: string;
  stock: string;
  stockReason: string;
  criticalStock: string;
  unitValue: string;
  expiryDate: string;
}
export type SupplyField = keyof SupplyFormValues;

export const EMPTY_SUPPLY: SupplyFormValues = {
  name: '',
  description: '',
  unit: '',
  stock: '',
  stockReason: '',
  criticalStock: '',
  unitValue: '',
  expiryDate: '',
};

export const FIELD_LABELS: Readonly<Record<SupplyField, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  unit: 'Unidad de medida',
  stock: 'Stock actual',
  stockReason: 'Motivo del cambio de stock',
  criticalStock: 'Stock crítico',
  unitValue: 'Valor unitario',
  expiryDate: 'Fecha de vencimiento',
};

/** The fields compared between two edits. The reason is left out, because it belongs to one change of the stock. */
export const MERGED_LABELS: Readonly<Partial<Record<SupplyField, string>>> = Object.fromEntries(
  Object.entries(FIELD_LABELS).filter(([field]) => field !== 'stockReason'),
);

/** A field's text when two edits are compared. */
export function inWords(field: SupplyField, values: SupplyFormValues): string {
  const text = values[field].trim();
  return field === 'expiryDate' && text ? shortDate(text) : text || '(vacío)';
}

export const valuesOf = (supply: Supply): SupplyFormValues => ({
  name: supply.name,
  description: supply.description,
  unit: supply.unit,
  stock: String(supply.stock),
  stockReason: '',
  criticalStock: String(supply.criticalStock),
  unitValue: String(supply.unitValue),
  expiryDate: supply.expiryDate ?? '',
});

type Check = (text: string) => string | true;
const present =
  (field: SupplyField): Check =>
  (text) =>
    text.trim() !== '' || FIELD_MESSAGES.required(field);
const within =
  (field: SupplyField, limit: number): Check =>
  (text) =>
    [...text.trim()].length <= limit || FIELD_MESSAGES.tooLong(field, limit);
const amount =
  (field: SupplyField): Check =>
  (text) => {
    if (!/^-?\d+$/.test(text.trim())) return FIELD_MESSAGES.wholeNumber(field);
    const number = Number(text);
    return (number >= 0 && number <= MAX_AMOUNT) || FIELD_MESSAGES.between(field, 0, MAX_AMOUNT);
  };

/** Same messages as the server's. */
export function supplyRules(isStockChanged: (values: SupplyFormValues) => boolean) {
  const rule = (...checks: Check[]) => ({
    validate: (text: string) => checks.map((check) => check(text)).find((answer) => answer !== true) ?? true,
  });
  return {
    name: rule(present('name'), within('name', TEXT_LIMITS.short)),
    description: rule(within('description', TEXT_LIMITS.long)),
    unit: rule(present('unit'), within('unit', TEXT_LIMITS.short)),
    stock: rule(present('stock'), amount('stock')),
    stockReason: {
      validate: (text: string, values: SupplyFormValues) =>
        !isStockChanged(values) || present('stockReason')(text) === true
          ? within('stockReason', TEXT_LIMITS.short)(text)
          : FIELD_MESSAGES.required('stockReason'),
    },
    criticalStock: rule(present('criticalStock'), amount('criticalStock')),
    unitValue: rule(present('unitValue'), amount('unitValue')),
  } satisfies { [Field in Exclude<SupplyField, 'expiryDate'>]: RegisterOptions<SupplyFormValues, Field> };
}

export const toSupplyInput = (values: SupplyFormValues): SupplyInput => ({
  name: values.name.trim(),
  description: values.description.trim(),
  unit: values.unit.trim(),
  stock: Number(values.stock),
  criticalStock: Number(values.criticalStock),
  unitValue: Number(values.unitValue),
  expiryDate: values.expiryDate || null,
});

/**
 * The changed fields only. A new stock is sent with the stock it replaces, so that the server can detect a stock
 * movement in between.
 */
export function toSupplyChanges(values: SupplyFormValues, base: Supply): UpdateSupplyInput {
  const input = toSupplyInput(values);
  const before = toSupplyInput(valuesOf(base));
  const changes = Object.fromEntries(
    Object.entries(input).filter(([field, value]) => before[field as keyof SupplyInput] !== value),
  ) as UpdateSupplyInput;
  delete changes.stock;
  if (input.stock === base.stock) return changes;
  return { ...changes, stock: input.stock, seenStock: base.stock, stockReason: values.stockReason.trim() };
}
