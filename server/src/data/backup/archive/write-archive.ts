import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { parseInstant } from '#domain/clinic-time.js';
import type pg from 'pg';
import yazl from 'yazl';
import type { DeclaredTables } from '../../../foundation/database/columns/declared-table.js';
import { asIsoInstant } from '../../../foundation/database/sql.js';
import { liftTimeouts } from '../../../foundation/database/connections/timeouts.js';
import { productVersion } from '../../../foundation/product-version.js';
import { writeCsv } from '../../../foundation/spreadsheets/write-csv.js';
import { archivedTables } from './archived-tables.js';
import { FILE_PATH } from './column-forms.es.js';
import { dataPackage, type PackageFacts, tableResource } from './data-package.es.js';
import { cellsOf, countRowsOf } from './read-table.js';
import { readmeText } from './readme.es.js';

export interface ArchiveProgress {
  /**
   * Called once.
   * @param rows the total number of rows.
   */
  begin(rows: number): Promise<void>;
  /**
   * @param rows the number of rows written since the last call.
   */
  add(rows: number): Promise<void>;
}

/**
 * Everything as one ZIP, from one snapshot, streamed, so that memory use does not depend on its size. If the reader
 * stops, the transaction's cursor ends, but not the connection.
 * @param declared the tables that it may hold.
 * @param client must not be in a transaction; it is in one afterwards.
 * @throws errors of PostgreSQL or the network, as does the stream
 */
export async function archiveStream(
  client: pg.ClientBase,
  declared: DeclaredTables,
  timeZone: string,
  progress: ArchiveProgress,
): Promise<Readable> {
  await client.query('begin isolation level repeatable read, read only');
  await liftTimeouts((statement) => client.query(statement));
  await client.query("select set_config('timezone', $1, true)", [timeZone]);
  const { madeAtWall, ...facts } = await readFacts(client, timeZone);
  const tables = await archivedTables(client, declared);
  const images = await readImages(client);
  await progress.begin(await countRowsOf(client, tables));

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
  const addText = (path: string, text: () => string): void =>
    add(path, () => Readable.from([Buffer.from(text())]));

  const resources: object[] = [];
  addText('LEEME.txt', () => readmeText(facts, madeAtWall, tables));
  for (const table of tables) {
    const path = `${table.file}.csv`;
    add(path, () => {
      let rows = 0;
      const cells = cellsOf(client, table, timeZone, async (more) => {
        rows += more;
        await progress.add(more);
      });
      const headers = table.fields.map(({ header }) => header);
      return measured(writeCsv(headers, cells), (size) =>
        resources.push({ ...tableResource(table, tables), path, ...size, rowCount: rows }),
      );
    });
  }
  for (const { hash, path } of images)
    add(path, () =>
      measured(imageOf(client, hash), (size) => resources.push({ name: path.toLowerCase(), path, ...size })),
    );
  addText('datapackage.json', () => `${JSON.stringify(dataPackage(facts, resources), null, 2)}\n`);
  zip.end();
  return output;
}

/** Passes a file through, and reports its size and hash, as in `datapackage.json`, at the end. */
function measured(
  source: AsyncIterable<Buffer | string>,
  done: (size: { bytes: number; hash: string }) => void,
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
    done({ bytes, hash: `sha256:${hash.digest('hex')}` });
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
  const { rows } = await client.query<{ hash: string; path: string }>(
    `select distinct hash, ${FILE_PATH} as path from clinic_image_file t order by 1`,
  );
  return rows;
}

async function* imageOf(client: pg.ClientBase, hash: string): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ bytes: Buffer }>(
    'select bytes from clinic_image_file where hash = $1 limit 1',
    [hash],
  );
  if (rows[0]) yield rows[0].bytes;
}
