import type { LocalDate } from '#domain/clinic-time.js';
import { FIELD_MESSAGES, notEnoughStock } from '#domain/sentences.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { EXPIRED, expiredReasonMissing } from '#domain/stock/stock-movement.es.js';
import { EXPIRED_REASON_LIMIT, isExpired } from '#domain/stock/supply.js';
import type { RecordSuppliesQuery } from './clinical-records.generated';
import { shortText } from '#domain/written-text.js';
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

/** A supply in a list to choose from; marked if it is expired on the day of the visit. */
export const supplyInWords = (
  { name, stock, unitValue, expiryDate }: ChoosableSupply,
  day: LocalDate,
): string =>
  `${name} (stock: ${stock}) · ${formatClp(unitValue)}${isExpired(expiryDate, day) ? ` · ${EXPIRED}` : ''}`;

/** A line that uses more of an expired supply than the saved record. */
export interface ExpiredLine {
  readonly line: UsedSupply;
  readonly expiryDate: LocalDate;
}

export const expiredLines = (
  lines: readonly UsedSupply[],
  stored: readonly UsedSupply[],
  supplies: readonly ChoosableSupply[],
  day: LocalDate,
): ExpiredLine[] =>
  lines.flatMap((line) => {
    const { expiryDate = null } = supplies.find(({ id }) => id === line.supplyId) ?? {};
    const usesMore = line.quantity > quantityIn(stored, line.supplyId);
    return expiryDate && isExpired(expiryDate, day) && usesMore ? [{ line, expiryDate }] : [];
  });

/** Why a record with this line can't be saved; undefined if it can. */
export function reasonFault({ supplyName, expiredReason = '' }: UsedSupply): string | undefined {
  const reason = shortText(expiredReason);
  if (reason === '') return expiredReasonMissing(supplyName);
  return [...reason].length > EXPIRED_REASON_LIMIT
    ? FIELD_MESSAGES.tooLong('expiredReason', EXPIRED_REASON_LIMIT)
    : undefined;
}

/** 'Gasa × 2, Alcohol × 1', for comparing versions. */
export const suppliesInWords = (lines: readonly UsedSupply[]): string =>
  lines.map(({ supplyName, quantity }) => `${supplyName} × ${quantity}`).join('\n');
