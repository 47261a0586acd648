import { shortDate } from '../clinic-time.es.js';
import type { LocalDate } from '../clinic-time.js';

export type StockMovementKind = 'INITIAL' | 'USED' | 'RETURNED' | 'CORRECTION' | 'SOLD' | 'TAKEN_BACK';

export const STOCK_MOVEMENT_LABELS: Readonly<Record<StockMovementKind, string>> = {
  INITIAL: 'Stock inicial',
  USED: 'Usado en una ficha',
  RETURNED: 'Devuelto por una ficha',
  CORRECTION: 'Corrección',
  SOLD: 'Vendido',
  TAKEN_BACK: 'Venta anulada',
};

/** Marks an expired supply in every list. */
export const EXPIRED = 'Vencido';

export const expiredOn = (supplyName: string, expiryDate: LocalDate): string =>
  `${supplyName} venció el ${shortDate(expiryDate)}.`;

/** The label of the field for the reason. */
export const whyExpired = (supplyName: string, expiryDate: LocalDate): string =>
  `${expiredOn(supplyName, expiryDate)} ¿Por qué se usa?`;

export const expiredReasonMissing = (supplyName: string): string => `Escriba por qué se usa ${supplyName}.`;

/** @param reason empty if none was given; null if the supply was not expired. */
export function expiredUseInWords(reason: string | null): string {
  if (reason === null) return '';
  return reason === '' ? `${EXPIRED}, sin motivo` : `${EXPIRED}: ${reason}`;
}
