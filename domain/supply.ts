import { daysBetween, type LocalDate } from './clinic-time.js';

/** What a clinic has of a supply, and the least it wants to have. */
export interface StockLevel {
  readonly stock: number;
  readonly criticalStock: number;
}

/** At its critical stock or below it (spec, section 9). */
export const isCritical = ({ stock, criticalStock }: StockLevel): boolean => stock <= criticalStock;

/** How many are missing to the critical stock; 0 at it or above (spec, section 5). */
export const shortfall = ({ stock, criticalStock }: StockLevel): number => Math.max(0, criticalStock - stock);

/** The largest stock, quantity and unit value: what an integer of the database holds. */
export const LARGEST_AMOUNT = 2_147_483_647;

/** A supply is marked this many days before it expires. */
export const EXPIRES_SOON_DAYS = 30;

/** Whether a supply can still be used. It can on its expiry date itself. */
export function expiryState(expiryDate: LocalDate | null, today: LocalDate): 'good' | 'soon' | 'expired' {
  if (!expiryDate) return 'good';
  const days = daysBetween(today, expiryDate);
  if (days < 0) return 'expired';
  return days <= EXPIRES_SOON_DAYS ? 'soon' : 'good';
}
