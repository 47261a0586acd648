import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';

export interface SupplyRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly stock: number;
  readonly criticalStock: number;
  readonly unitValue: Clp;
  readonly expiryDate: LocalDate | null;
  readonly version: number;
}

export const SUPPLY_COLUMNS = `id, name, description, unit, stock, critical_stock as "criticalStock",
  unit_value as "unitValue", expiry_date as "expiryDate", version`;
