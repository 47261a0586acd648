export type StockMovementKind = 'INITIAL' | 'USED' | 'RETURNED' | 'CORRECTION';

export const STOCK_MOVEMENT_LABELS: Readonly<Record<StockMovementKind, string>> = {
  INITIAL: 'Stock inicial',
  USED: 'Usado en una ficha',
  RETURNED: 'Devuelto por una ficha',
  CORRECTION: 'Corrección',
};
