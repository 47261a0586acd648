import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { parseInstant } from '#domain/clinic-time.js';
import type pg from 'pg';
import yazl from 'yazl';
import { asIsoInstant } from '../../database/sql.js';
import { liftTimeouts } from '../../database/connections/timeouts.js';
import { productVersion } from '../../product-version.js';
import { writeCsv } from '../../spreadsheets/write-csv.js';
import { ARCHIVED_TABLES, assertArchived } from './archived-tables.js';
import { dataPackage, type PackageFacts, type WrittenFile, type WrittenTable } from './data-package.es.js';
import { cellsOf, countRowsOf } from './read-table.js';
import { readmeText } from './readme.es.js';
import { readKeys } from './table-keys.js';

export interface ArchiveProgress {
  /** Called once. @param rows how many there are in total. */
  begin(rows: number): Promise<void>;
  /** @param rows how many more have been written. */
  add(rows: number): Promise<void>;
}

/**
 * Everything as one ZIP, from one snapshot, streamed, so that memory use does not depend on its size. If the reader
 * stops, the transaction's cursor ends, but not the connection.
 * @param client must not be in a transaction; it is in one afterwards.
 * @throws errors of PostgreSQL or the network, as does the stream
 */
export async function archiveStream(
  client: pg.ClientBase,
  timeZone: string,
  progress: ArchiveProgress,
): Promise<Readable> {
  ARCHIVED_TABLES.forEach(assertArchived);
  await client.query('begin isolation level repeatable read, read only');
  await liftTimeouts((statement) => client.query(statement));
  await client.query("select set_config('timezone', $1, true)", [timeZone]);
  const facts = await readFacts(client, timeZone);
  const keys = await readKeys(client);
  let rowCount = 0;
  for (const table of ARCHIVED_TABLES) rowCount += await countRowsOf(client, table);
  await progress.begin(rowCount);

  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const mtime = parseInstant(facts.madeAt);
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  const add = (path: string, content: () => Readable): void =>
    zip.addReadStreamLazy(path, { mtime }, (begin) => {
      current = content();
      // A read error ends the archive, and so does a disconnected reader.
      current.once('error', (error) => output.destroy(error));
      begin(null, current);
    });

  const tables: WrittenTable[] = [];
  const files: WrittenFile[] = [];
  const madeOn = facts.madeAtWall;
  add('LEEME.txt', () => Readable.from([Buffer.from(readmeText(facts, madeOn, ARCHIVED_TABLES))]));
  for (const table of ARCHIVED_TABLES) {
    const path = `${table.file}.csv`;
    add(path, () => {
      let rows = 0;
      const cells = cellsOf(client, table, keys.get(table.table)?.primary ?? [], timeZone, async (more) => {
        rows += more;
        await progress.add(more);
      });
      const csv = writeCsv(
        table.fields.map(({ header }) => header),
        cells,
      );
      return measured(csv, path, (written) => tables.push({ ...written, table, rows }));
    });
  }
  for (const { hash, path } of await readImages(client)) {
    add(path, () => measured(imageOf(client, hash), path, (written) => files.push(written)));
  }
  add('datapackage.json', () =>
    Readable.from([Buffer.from(`${JSON.stringify(dataPackage(facts, tables, files, keys), null, 2)}\n`)]),
  );
  zip.end();
  return output;
}

/** Passes a file through, and reports its size and hash at the end. */
function measured(
  source: AsyncIterable<Buffer | string>,
  path: string,
  done: (written: WrittenFile) => void,
): Readable {
  async function* pieces() {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of source) {
      const buffer = Buffer.from(piece);
      hash.update(buffer);
      bytes += buffer.length;
      yield buffer;
    }
    done({ path, bytes, sha256: hash.digest('hex') });
  }
  return Readable.from(pieces(), { objectMode: false });
}

async function readFacts(
  client: pg.ClientBase,
  timeZone: string,
): Promise<PackageFacts & { readonly madeAtWall: string }> {
  const { rows } = await client.query<
    Omit<PackageFacts, 'productVersion' | 'timeZone'> & { madeAtWall: string }
  >(
    `select ${asIsoInstant('now()')} as "madeAt", to_char(now(), 'DD-MM-YYYY HH24:MI') as "madeAtWall",
            (select name from clinic_settings) as "clinicName",
            (select name from schema_migration order by id desc limit 1) as "schemaVersion"`,
  );
  if (!rows[0]) throw new Error('a select without a table answers one row');
  return { ...rows[0], timeZone, productVersion: await productVersion() };
}

async function readImages(client: pg.ClientBase): Promise<{ hash: string; path: string }[]> {
  const { rows } = await client.query<{ hash: string; type: string }>(
    'select distinct hash, media_type as type from clinic_image_file order by 1',
  );
  return rows.map(({ hash, type }) => ({
    hash,
    path: `archivos/${hash}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`,
  }));
}

async function* imageOf(client: pg.ClientBase, hash: string): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ bytes: Buffer }>(
    'select bytes from clinic_image_file where hash = $1 limit 1',
    [hash],
  );
  if (rows[0]) yield rows[0].bytes;
}
