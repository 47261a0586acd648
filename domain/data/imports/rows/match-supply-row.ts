import { searchForm } from '../../../patients/patient-search.js';
import type { Verdict } from '../import.js';

export interface SupplyValues {
  readonly name: string;
  readonly unit: string;
  readonly stock: number;
  readonly criticalStock: number;
  readonly unitValue: number;
  readonly expiryDate?: string;
  readonly salePrice?: number;
  readonly supplier?: string;
  readonly description?: string;
}

export interface StoredSupply {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly expiryDate: string | null;
  readonly description: string;
}

/** Values that a stored supply lacks and a row fills in. Never the stock, which was not counted here. */
export interface SupplyFill {
  readonly expiryDate?: string;
  readonly description?: string;
}

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
  const exact = same.find((one) => (one.expiryDate ?? undefined) === row.expiryDate);
  const target = exact ?? same.find((one) => !one.expiryDate || !row.expiryDate);
  if (target) return { verdict: 'SAME', target };
  // Another lot is another supply; the same name with another unit may be a mistake.
  const likely = same.length === 0 ? namesakes[0] : undefined;
  return likely ? { verdict: 'LIKELY', target: likely } : { verdict: 'NEW' };
}

export function supplyFill(row: SupplyValues, stored: StoredSupply): SupplyFill {
  return {
    ...(!stored.expiryDate && row.expiryDate && { expiryDate: row.expiryDate }),
    ...(!stored.description && row.description && { description: row.description }),
  };
}

const isSame = (one: string, other: string): boolean => searchForm(one).trim() === searchForm(other).trim();
