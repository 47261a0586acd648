import { timeAt } from '#domain/clinic-time.js';
import { type Cell, writeCell } from '#domain/spreadsheets/values.es.js';
import pg from 'pg';
import type { ArchivedField, ArchivedTable } from './tables/archived-table.js';

const id = pg.escapeIdentifier;
/** Rows per fetch. */
const FETCH_SIZE = 1_000;

/** @returns how many rows a table's file has. */
export async function countRowsOf(client: pg.ClientBase, { table }: ArchivedTable): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from public.${id(table)}`);
  return Number(rows[0]?.count);
}

/**
 * The cells of a table's file, ordered by key. Uses a cursor in the open transaction, whose time zone is the clinic's.
 * @param key the columns of the table's primary key.
 * @param progress called with the number of additional rows read.
 */
export async function* cellsOf(
  client: pg.ClientBase,
  { table, joins = '', fields }: ArchivedTable,
  key: readonly string[],
  timeZone: string,
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<Cell[]> {
  const order = key.map((column) => `t.${id(column)}`).join(', ');
  await client.query(
    `declare archived no scroll cursor for select ${fields.map(selected).join(', ')}
     from public.${id(table)} as t ${joins} ${order && `order by ${order}`}`,
  );
  for (;;) {
    const { rows } = await client.query<unknown[]>({
      text: `fetch ${FETCH_SIZE} from archived`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    for (const row of rows) yield fields.map((field, index) => cellOf(field, row[index], timeZone));
    await progress(rows.length);
  }
  await client.query('close archived');
}

function selected({ kind, value }: ArchivedField): string {
  switch (kind) {
    case 'MOMENT':
      return `to_char(${value}, 'YYYY-MM-DD HH24:MI:SS')`;
    case 'DAY':
      return `to_char(${value}, 'YYYY-MM-DD')`;
    case 'OBJECT':
      return `(${value})::text`;
    case 'LIST':
      return `to_json(${value})::text`;
    default:
      return value;
  }
}

function cellOf({ header, kind, words }: ArchivedField, value: unknown, timeZone: string): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'OBJECT' || kind === 'LIST' || kind === 'MOMENT') return String(value);
  if (kind === 'TIME') return timeAt(Number(value));
  return writeCell({ field: header, header, kind, ...(words && { words }) }, value, timeZone);
}
