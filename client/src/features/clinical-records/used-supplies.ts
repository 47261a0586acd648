import { notEnoughStock } from '#domain/sentences.es.js';
import type { RecordSuppliesQuery } from './clinical-records.generated';
import type { UsedSupply } from './record-values';

export type ChoosableSupply = RecordSuppliesQuery['supplies'][number];

const quantityIn = (lines: readonly UsedSupply[], supplyId: number): number =>
  lines.find((line) => line.supplyId === supplyId)?.quantity ?? 0;

/**
 * How much of a supply can still be added.
 * @param lines the form's lines. @param stored what the saved record has already taken from the stock.
 */
export const remaining = (
  supply: ChoosableSupply,
  lines: readonly UsedSupply[],
  stored: readonly UsedSupply[],
): number => supply.stock + quantityIn(stored, supply.id) - quantityIn(lines, supply.id);

type Added = { readonly lines: UsedSupply[] } | { readonly fault: string };

/**
 * Adds a quantity of a supply, to its line if there is one. The price is the current one, unless the record
 * has its own.
 */
export function withSupply(
  supply: ChoosableSupply | undefined,
  quantity: number,
  lines: readonly UsedSupply[],
  stored: readonly UsedSupply[],
): Added {
  if (!supply) return { fault: 'Seleccione un producto.' };
  if (!Number.isInteger(quantity) || quantity < 1) return { fault: 'Escriba una cantidad entera desde 1.' };
  if (quantity > remaining(supply, lines, stored)) return { fault: notEnoughStock(supply.stock) };
  if (lines.some(({ supplyId }) => supplyId === supply.id)) {
    return {
      lines: lines.map((line) =>
        line.supplyId === supply.id ? { ...line, quantity: line.quantity + quantity } : line,
      ),
    };
  }
  const kept = stored.find(({ supplyId }) => supplyId === supply.id);
  const unitValue = kept?.unitValue ?? supply.unitValue;
  return { lines: [...lines, { supplyId: supply.id, supplyName: supply.name, quantity, unitValue }] };
}

/** 'Gasa × 2, Alcohol × 1', for comparing versions. */
export const suppliesInWords = (lines: readonly UsedSupply[]): string =>
  lines.map(({ supplyName, quantity }) => `${supplyName} × ${quantity}`).join('\n');
