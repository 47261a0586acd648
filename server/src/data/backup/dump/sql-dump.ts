import { DUMP_LAST_LINE } from '#domain/data/backup/backup.js';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { openConnection } from '../../../foundation/database/connections/connection.js';
import { liftTimeouts } from '../../../foundation/database/connections/timeouts.js';
import { productVersion } from '../../../foundation/product-version.js';
import { TABLES_WITHOUT_ROWS } from './clinic-schema.js';
import { FIRST_LINE, MADE_AT, MADE_WITH, ROW_COUNT } from './dump-facts.js';
import type { RowCounts } from './row-counts.js';
import {
  createSequence,
  foundations,
  constraintsAndIndexes,
  readSequences,
  type Rows,
  setSequences,
} from './schema-statements.js';
import { type DumpedTable, readTables } from './table-statements.js';

const SETTINGS = `set statement_timeout = 0;
set client_encoding = 'UTF8';
set standard_conforming_strings = on;
set check_function_bodies = false;
set client_min_messages = warning;
set timezone = 'UTC';
select pg_catalog.set_config('search_path', '', false);
begin;
`;

/**
 * PostgreSQL sends 8 kB at a time, and each piece costs a write, so small ones are joined. Larger ones are not copied:
 * V8 marks its whole heap each time about 25 MB of buffers have become garbage.
 */
const PIECE_BYTES = 32 * 1024;

/**
 * The whole database as SQL: one snapshot, streamed, so that memory use does not depend on its size. Needs none of
 * PostgreSQL's programs.
 * @param onCounts called with the snapshot's row counts before the last line.
 * @param leftOut tables whose rows are kept elsewhere.
 * @throws errors of PostgreSQL or the network; the output so far then lacks `DUMP_LAST_LINE`.
 */
export async function* sqlDump(
  databaseUrl: string,
  onCounts: (counts: RowCounts) => void = () => undefined,
  leftOut: readonly string[] = [],
): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  // The first piece is sent immediately, because it starts the download.
  let enough = 0;
  for await (const piece of dumpPieces(databaseUrl, onCounts, leftOut)) {
    const part = typeof piece === 'string' ? Buffer.from(piece) : piece;
    kept.push(part);
    bytes += part.length;
    if (bytes < enough) continue;
    yield joined(kept);
    kept = [];
    bytes = 0;
    enough = PIECE_BYTES;
  }
  yield joined(kept);
}

function joined(pieces: Buffer[]): Buffer {
  const [first, ...rest] = pieces;
  return first && rest.length === 0 ? first : Buffer.concat(pieces);
}

export async function* dumpPieces(
  databaseUrl: string,
  onCounts: (counts: RowCounts) => void,
  leftOut: readonly string[] = [],
): AsyncGenerator<string | Buffer> {
  const client = await openConnection(databaseUrl, 'huella backup');
  const rows: Rows = async <Row>(text: string, values?: unknown[]) =>
    (await client.query(text, values)).rows as Row[];
  try {
    await rows('begin isolation level repeatable read, read only');
    await liftTimeouts(rows);
    // Makes PostgreSQL qualify every name, which the restore's empty search path requires.
    await rows('set local search_path = pg_catalog');
    yield await header(rows);
    yield* foundations(rows);
    const sequences = await readSequences(rows);
    for (const sequence of sequences.filter(({ ofTable }) => ofTable === null))
      yield createSequence(sequence);
    const tables = await readTables(rows);
    for (const { create } of tables) yield create;
    const copies = new Map<string, CopyToStreamQuery>();
    for (const table of tables) {
      if (!hasRows(table)) continue;
      if (leftOut.includes(table.bareName)) {
        yield `${copyOf(table)}${END_OF_ROWS}`;
        continue;
      }
      const copy = client.query(copyTo(`copy ${table.name} (${table.copied}) to stdout`));
      // Before anything reads it: the connection may end first, and an error without a listener would end the server.
      copy.on('error', (error) => copy.destroy(error));
      copies.set(table.bareName, copy);
      yield* tableRows(table, copy);
    }
    yield await setSequences(rows, sequences);
    yield* constraintsAndIndexes(rows);
    yield 'commit;\n';
    const counts: Record<string, number> = {};
    for (const table of tables) {
      // PostgreSQL reports the count after the last row, so by now it has arrived.
      const count = copies.get(table.bareName)?.rowCount ?? 0;
      counts[table.bareName] = count;
      yield `-- ${ROW_COUNT}${count} ${table.bareName}\n`;
    }
    onCounts(counts);
    yield `${DUMP_LAST_LINE}\n`;
  } finally {
    await client.end();
  }
}

const hasRows = ({ bareName }: DumpedTable): boolean => !TABLES_WITHOUT_ROWS.includes(bareName);

async function header(rows: Rows): Promise<string> {
  const [at] = await rows<{ now: string; server: string; isMigrated: boolean }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now,
            current_setting('server_version') as server,
            to_regclass('public.schema_migration') is not null as "isMigrated"`,
  );
  const [last] = at?.isMigrated
    ? await rows<{ name: string }>('select name from public.schema_migration order by id desc limit 1')
    : [];
  return (
    `${FIRST_LINE}\n-- ${MADE_AT}${at?.now}\n` +
    `-- ${MADE_WITH}${await productVersion()}, schema ${last?.name ?? 'none'}, PostgreSQL ${at?.server}\n${SETTINGS}`
  );
}

const copyOf = ({ name, copied }: DumpedTable): string => `copy ${name} (${copied}) from stdin;\n`;
const END_OF_ROWS = '\\.\n';

async function* tableRows(table: DumpedTable, copy: CopyToStreamQuery): AsyncGenerator<string | Buffer> {
  yield copyOf(table);
  yield* copy as AsyncIterable<Buffer>;
  yield END_OF_ROWS;
}
