import { formatClp } from '#domain/stock/clp.js';
import { SUBSTANCE_LABELS } from '#domain/stock/substance.es.js';
import { SUPPLY_FIELD_NAMES, SUPPLY_FIELDS, type SupplyField } from '#domain/stock/supply-fields.es.js';
import type { WireFields } from '../foundation/errors/wire-errors.js';
import { asFlag } from '../foundation/input/flag.js';
import type { Supply } from './supply.entity.js';

/** Maps a supply's fields to wire names. */
export const INSUMO = {
  id: 'id',
  contains: 'contiene',
  ...(Object.fromEntries(SUPPLY_FIELD_NAMES.map((field) => [field, SUPPLY_FIELDS[field].key])) as Readonly<
    Record<SupplyField, string>
  >),
} satisfies WireFields;

const FIELDS = ['id', ...SUPPLY_FIELD_NAMES] as const;

type Body = Readonly<Record<string, unknown>>;

/** Only the fields that were sent: a missing key keeps its value. */
export function readSupply(body: Body): object {
  const sent = SUPPLY_FIELD_NAMES.filter((field) => body[INSUMO[field]] !== undefined);
  const contains = body[INSUMO.contains];
  return {
    ...Object.fromEntries(sent.map((field) => [field, body[INSUMO[field]]])),
    ...(contains !== undefined && {
      contains: Array.isArray(contains) ? contains.map(substanceOf) : contains,
    }),
  };
}

/** An unknown word is left for validation to refuse. */
const substanceOf = (word: unknown): unknown =>
  Object.entries(SUBSTANCE_LABELS).find(([, label]) => label === word)?.[0] ?? null;

/** `?busqueda=guantes&critico=true`. */
export const fromSuppliesQuery = (query: Body): object => ({
  search: query['busqueda'],
  ...(query['critico'] !== undefined && { criticalOnly: asFlag(query['critico']) }),
});

export const toInsumo = (row: Supply): Record<string, unknown> => ({
  ...Object.fromEntries(FIELDS.map((field) => [INSUMO[field], row[field]])),
  contiene: row.contains.map((substance) => SUBSTANCE_LABELS[substance]),
  valor_unitario_formato: formatClp(row.unitValue),
});
