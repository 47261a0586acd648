import { type Cell, writeCell } from '#domain/spreadsheets/values.es.js';
import pg from 'pg';
import type { ArchivedField, ArchivedTable } from './archived-tables.js';

const FETCH_SIZE = 1_000;

export async function countRowsOf(client: pg.ClientBase, tables: readonly ArchivedTable[]): Promise<number> {
  const counts = tables.map(({ table }) => `(select count(*) from public.${pg.escapeIdentifier(table)})`);
  const { rows } = await client.query<{ sum: string }>(`select ${counts.join(' + ')} as sum`);
  return Number(rows[0]?.sum);
}

/**
 * The cells of a table's file, ordered by key. Uses a cursor in the open transaction, whose time zone is the clinic's.
 * @param progress called with the number of additional rows read.
 */
export async function* cellsOf(
  client: pg.ClientBase,
  { from, fields, primaryKey }: ArchivedTable,
  timeZone: string,
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<Cell[]> {
  const order = primaryKey.map((column) => `t.${pg.escapeIdentifier(column)}`).join(', ');
  await client.query(
    `declare archived no scroll cursor for select ${fields.map(({ cell }) => cell).join(', ')}
     from ${from} ${order && `order by ${order}`}`,
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

function cellOf({ listed, schema }: ArchivedField, value: unknown, timeZone: string): Cell {
  if (value === null || value === '') return null;
  if (listed) return writeCell(listed, value, timeZone);
  return schema.type === 'integer' ? Number(value) : String(value);
}
