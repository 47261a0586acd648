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

/** For the reason of using an expired supply, in characters. */
export const EXPIRED_REASON_LIMIT = 200;

/** A supply can still be used on its expiry date. */
export const isExpired = (expiryDate: LocalDate | null, day: LocalDate): boolean =>
  expiryDate !== null && expiryDate < day;

export function expiryState(expiryDate: LocalDate | null, today: LocalDate): 'good' | 'soon' | 'expired' {
  if (!expiryDate) return 'good';
  if (isExpired(expiryDate, today)) return 'expired';
  return daysBetween(today, expiryDate) <= EXPIRES_SOON_DAYS ? 'soon' : 'good';
}
