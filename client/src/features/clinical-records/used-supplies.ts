import { notEnoughStock } from '#domain/sentences.es.js';
import type { RecordSuppliesQuery } from './clinical-records.generated';
import type { UsedSupply } from './record-values';

/** A supply as a record chooses from it. */
export type ChoosableSupply = RecordSuppliesQuery['supplies'][number];

const quantityIn = (lines: readonly UsedSupply[], supplyId: number): number =>
  lines.find((line) => line.supplyId === supplyId)?.quantity ?? 0;

/**
 * How many more of a supply a record can take.
 * @param lines what it has taken in the form. @param stored what it has taken off the stock already.
 */
export const remaining = (
  supply: ChoosableSupply,
  lines: readonly UsedSupply[],
  stored: readonly UsedSupply[],
): number => supply.stock + quantityIn(stored, supply.id) - quantityIn(lines, supply.id);

type Added = { readonly lines: UsedSupply[] } | { readonly fault: string };

/** Adds some of a supply; the same one twice is one line. Its price is the day's, unless the record has its own. */
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

/** 'Gasa × 2, Alcohol × 1', as a version's products are compared. */
export const suppliesInWords = (lines: readonly UsedSupply[]): string =>
  lines.map(({ supplyName, quantity }) => `${supplyName} × ${quantity}`).join('\n');
