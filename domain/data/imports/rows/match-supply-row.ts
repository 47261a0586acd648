import { isOptional } from '../../../declared-fields.js';
import { searchForm } from '../../../patients/patient-search.js';
import {
  type NewSupply,
  SUPPLY_FIELD_NAMES,
  SUPPLY_FIELDS,
  type SupplyData,
} from '../../../stock/supply-fields.es.js';
import type { Verdict } from '../import.js';

/** A row's values, as returned by `readRow`. */
export type SupplyValues = NewSupply;

export interface StoredSupply extends SupplyData {
  readonly id: number;
}

/** The fields that a row fills in if the stored supply lacks them. Never the stock, which was not counted here. */
export const FILLED_SUPPLY_FIELDS = SUPPLY_FIELD_NAMES.filter((field) => isOptional(SUPPLY_FIELDS[field]));

export type SupplyFill = Partial<SupplyData>;

/** Includes the expiry date, because two lots of a supply expire on different days. */
export const supplyKey = ({
  name,
  unit,
  expiryDate,
}: Pick<SupplyValues, 'name' | 'unit' | 'expiryDate'>): string =>
  [searchForm(name), searchForm(unit), expiryDate ?? ''].join('\u001f');

/** Finds a row's supply among the stored ones. @param stored supplies with its name. */
export function matchSupplyRow(
  row: SupplyValues,
  stored: readonly StoredSupply[],
): { readonly verdict: Verdict; readonly target?: StoredSupply } {
  const namesakes = stored.filter((one) => isSame(one.name, row.name));
  const same = namesakes.filter((one) => isSame(one.unit, row.unit));
  const exact = same.find((one) => (one.expiryDate ?? '') === (row.expiryDate ?? ''));
  const target = exact ?? same.find((one) => !one.expiryDate || !row.expiryDate);
  if (target) return { verdict: 'SAME', target };
  // Another lot is another supply; the same name with another unit may be a mistake.
  const likely = same.length === 0 ? namesakes[0] : undefined;
  return likely ? { verdict: 'LIKELY', target: likely } : { verdict: 'NEW' };
}

export const supplyFill = (row: SupplyValues, stored: StoredSupply): SupplyFill =>
  Object.fromEntries(
    FILLED_SUPPLY_FIELDS.filter((field) => !hasValue(stored[field]) && hasValue(row[field])).map((field) => [
      field,
      row[field],
    ]),
  );

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const isSame = (one: string, other: string): boolean => searchForm(one).trim() === searchForm(other).trim();
