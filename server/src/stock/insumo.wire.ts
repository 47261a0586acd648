import { formatClp } from '#domain/stock/clp.js';
import type { WireFields } from '../foundation/errors/wire-errors.js';
import { asFlag } from '../foundation/input/flag.js';
import type { SupplyRow } from './supply.row.js';

/** Maps a supply's fields to wire names. */
export const INSUMO = {
  id: 'id',
  name: 'nombre',
  description: 'descripcion',
  unit: 'unidad_medida',
  stock: 'stock_actual',
  criticalStock: 'stock_critico',
  unitValue: 'valor_unitario',
  expiryDate: 'fecha_vencimiento',
} as const satisfies WireFields;

type Field = keyof typeof INSUMO;
const FIELDS = Object.keys(INSUMO) as Field[];

type Body = Readonly<Record<string, unknown>>;

/** Only the fields that were sent, except the id: a missing key keeps its value. */
export function readSupply(body: Body): object {
  const sent = FIELDS.filter((field) => field !== 'id' && body[INSUMO[field]] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, body[INSUMO[field]]]));
}

/** `?busqueda=guantes&critico=true`. */
export const fromSuppliesQuery = (query: Body): object => ({
  search: query['busqueda'],
  ...(query['critico'] !== undefined && { criticalOnly: asFlag(query['critico']) }),
});

export const toInsumo = (row: SupplyRow): Record<string, unknown> => ({
  ...Object.fromEntries(FIELDS.map((field) => [INSUMO[field], row[field]])),
  valor_unitario_formato: formatClp(row.unitValue),
});
