import pg from 'pg';
import { CLINIC_SCHEMA, CLINIC_TABLES, type ClinicTable } from './clinic-schema.js';

/** By table name, including empty tables. */
export type RowCounts = Readonly<Record<string, number>>;

export async function countRows(client: pg.ClientBase): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  const { rows: tables } = await client.query<ClinicTable>(CLINIC_TABLES);
  for (const { name } of tables) counts[name] = await countTable(client, name);
  return counts;
}

async function countTable(client: pg.ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${CLINIC_SCHEMA}.${pg.escapeIdentifier(name)}`,
  );
  return Number(rows[0]?.count);
}

export const totalRows = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, rows) => sum + rows, 0);
