import { DUMP_LAST_LINE } from '#domain/backup.js';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  createSequence,
  foundations,
  promises,
  readSequences,
  type Rows,
  setSequence,
} from './schema-statements.js';
import { type DumpedTable, readTables } from './table-statements.js';

/** Whoever gets hold of a backup must not be able to use a session with it; counters of tries mean nothing later. */
const WITHOUT_ROWS = new Set(['session', 'refresh_token', 'rate_limit']);

const HEADER = `-- Huella: a plain SQL dump. psql restores it into an empty database.
set statement_timeout = 0;
set client_encoding = 'UTF8';
set standard_conforming_strings = on;
set check_function_bodies = false;
set client_min_messages = warning;
set timezone = 'UTC';
select pg_catalog.set_config('search_path', '', false);
begin;
`;

/**
 * The whole database as SQL: one snapshot, read row by row, so that memory stays the same at any size. It needs
 * none of PostgreSQL's programs.
 * @throws what PostgreSQL or the network throws; what was yielded until then lacks `DUMP_LAST_LINE`.
 */
export async function* sqlDump(databaseUrl: string): AsyncGenerator<string | Buffer> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'huella backup' });
  await client.connect();
  const rows: Rows = async <Row>(text: string, values?: unknown[]) =>
    (await client.query(text, values)).rows as Row[];
  try {
    await rows('begin isolation level repeatable read, read only');
    // Every name then comes with its schema, which the restore's empty search path needs.
    await rows('set local search_path = pg_catalog');
    yield HEADER;
    yield* foundations(rows);
    const sequences = await readSequences(rows);
    for (const sequence of sequences.filter(({ ofTable }) => ofTable === null))
      yield createSequence(sequence);
    const tables = await readTables(rows);
    for (const { create } of tables) yield create;
    for (const table of tables) if (!WITHOUT_ROWS.has(table.bareName)) yield* tableRows(client, table);
    for (const sequence of sequences) yield await setSequence(rows, sequence);
    yield* promises(rows);
    yield `commit;\n${DUMP_LAST_LINE}\n`;
  } finally {
    await client.end();
  }
}

async function* tableRows(client: pg.Client, { name, copied }: DumpedTable): AsyncGenerator<string | Buffer> {
  yield `copy ${name} (${copied}) from stdin;\n`;
  yield* client.query(copyTo(`copy ${name} (${copied}) to stdout`)) as AsyncIterable<Buffer>;
  yield '\\.\n';
}
