import { shortDate } from '#domain/clinic-time.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { isOptional } from '#domain/declared-fields.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { SUBSTANCE_LABELS } from '#domain/stock/substance.es.js';
import { type Substance, SUBSTANCES } from '#domain/stock/substance.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import {
  SUPPLY_FIELD_NAMES,
  SUPPLY_FIELDS,
  type SupplyField as DeclaredField,
  type SupplyFieldKind,
} from '#domain/stock/supply-fields.es.js';
import type { RegisterOptions } from 'react-hook-form';
import type { SupplyInput, UpdateSupplyInput } from '../supplies.generated';
import type { Supply } from '../list/supply-list';

/** All values are text, as typed; `contains` is a list of substances' codes, separated by commas. */
export type SupplyFormValues = Record<DeclaredField | 'contains' | 'stockReason', string>;
export type SupplyField = keyof SupplyFormValues;

/** The fields compared between two edits. The reason is left out, because it belongs to one change of the stock. */
export const MERGED_LABELS: Readonly<Partial<Record<SupplyField, string>>> = {
  ...Object.fromEntries(SUPPLY_FIELD_NAMES.map((field) => [field, SUPPLY_FIELDS[field].label])),
  contains: 'Contiene',
};

export const FIELD_LABELS = {
  ...MERGED_LABELS,
  stockReason: 'Motivo del cambio de stock',
} as Readonly<Record<SupplyField, string>>;

const asTyped = (
  read: (field: DeclaredField) => string,
  contains: readonly Substance[] = [],
): SupplyFormValues => ({
  ...(Object.fromEntries(SUPPLY_FIELD_NAMES.map((field) => [field, read(field)])) as Record<
    DeclaredField,
    string
  >),
  contains: contains.join(),
  stockReason: '',
});

export const EMPTY_SUPPLY = asTyped(() => '');
export const valuesOf = (supply: Supply): SupplyFormValues =>
  asTyped((field) => String(supply[field] ?? ''), supply.contains);

export const substancesOf = (codes: string): Substance[] =>
  SUBSTANCES.filter((substance) => codes.split(',').includes(substance));

/** A field's text when two edits are compared. */
export function inWords(field: SupplyField, values: SupplyFormValues): string {
  if (field === 'contains')
    return (
      substancesOf(values.contains)
        .map((one) => SUBSTANCE_LABELS[one])
        .join(', ') || '(vacío)'
    );
  const text = values[field].trim();
  return field === 'expiryDate' && text ? shortDate(text) : text || '(vacío)';
}

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

const isOptionalField = (field: SupplyField): boolean =>
  field in SUPPLY_FIELDS && isOptional(SUPPLY_FIELDS[field as DeclaredField]);
const wholeAmount = (field: SupplyField): Check[] =>
  isOptionalField(field)
    ? [(text) => text.trim() === '' || amount(field)(text)]
    : [present(field), amount(field)];
const CHECKS: Readonly<Record<SupplyFieldKind, (field: SupplyField) => Check[]>> = {
  SHORT_TEXT: (field) => [
    ...(isOptionalField(field) ? [] : [present(field)]),
    within(field, TEXT_LIMITS.short),
  ],
  LONG_TEXT: (field) => [within(field, TEXT_LIMITS.long)],
  AMOUNT: wholeAmount,
  PRICE: wholeAmount,
  DAY: () => [],
};

/** Same messages as the server's. */
export function supplyRules(isStockChanged: (values: SupplyFormValues) => boolean) {
  const rule = (...checks: Check[]) => ({
    validate: (text: string) => checks.map((check) => check(text)).find((answer) => answer !== true) ?? true,
  });
  const declared = SUPPLY_FIELD_NAMES.map((field) => [
    field,
    rule(...CHECKS[SUPPLY_FIELDS[field].kind](field)),
  ]);
  return {
    ...Object.fromEntries(declared),
    stockReason: {
      validate: (text: string, values: SupplyFormValues) =>
        !isStockChanged(values) || present('stockReason')(text) === true
          ? within('stockReason', TEXT_LIMITS.short)(text)
          : FIELD_MESSAGES.required('stockReason'),
    },
  } as {
    [Field in Exclude<SupplyField, 'contains' | 'expiryDate'>]: RegisterOptions<SupplyFormValues, Field>;
  };
}

const toValue: Readonly<Record<SupplyFieldKind, (text: string) => string | number | null>> = {
  SHORT_TEXT: (text) => text.trim(),
  LONG_TEXT: (text) => text.trim(),
  AMOUNT: Number,
  PRICE: (text) => (text.trim() === '' ? null : Number(text)),
  DAY: (text) => text || null,
};

export const toSupplyInput = (values: SupplyFormValues): SupplyInput =>
  ({
    ...Object.fromEntries(
      SUPPLY_FIELD_NAMES.map((field) => [field, toValue[SUPPLY_FIELDS[field].kind](values[field])]),
    ),
    contains: substancesOf(values.contains),
  }) as SupplyInput;

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
  if (values.contains === valuesOf(base).contains) delete changes.contains;
  if (input.stock === base.stock) return changes;
  return { ...changes, stock: input.stock, seenStock: base.stock, stockReason: values.stockReason.trim() };
}
