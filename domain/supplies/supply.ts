import { daysBetween, type LocalDate } from '../clinic-time.js';
import { MAX_INTEGER } from '../whole-number.js';

export interface StockLevel {
  readonly stock: number;
  readonly criticalStock: number;
}

export const isCritical = ({ stock, criticalStock }: StockLevel): boolean => stock <= criticalStock;

export const shortfall = ({ stock, criticalStock }: StockLevel): number => Math.max(0, criticalStock - stock);

/** For stocks, quantities and unit values. */
export const MAX_AMOUNT = MAX_INTEGER;

/** A supply is marked this many days before it expires. */
export const EXPIRES_SOON_DAYS = 30;

/** A supply can still be used on its expiry date. */
export function expiryState(expiryDate: LocalDate | null, today: LocalDate): 'good' | 'soon' | 'expired' {
  if (!expiryDate) return 'good';
  const days = daysBetween(today, expiryDate);
  if (days < 0) return 'expired';
  return days <= EXPIRES_SOON_DAYS ? 'soon' : 'good';
}
