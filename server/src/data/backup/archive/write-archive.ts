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
import { FILE_PATHS } from './column-forms.es.js';
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
  const files = await readFiles(client);
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
  for (const file of files)
    add(file.path, () =>
      measured(bytesOf(client, file), (size) =>
        resources.push({ name: file.path.toLowerCase(), path: file.path, ...size }),
      ),
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

interface ArchivedFile {
  readonly path: string;
  /** The clinic's image; null for a file of a photo. */
  readonly hash: string | null;
  readonly photoId: number;
  readonly variant: string;
}

async function readFiles(client: pg.ClientBase): Promise<ArchivedFile[]> {
  const { rows } = await client.query<ArchivedFile>(
    `select distinct ${FILE_PATHS['clinic_image_file']} as path, hash, 0 as "photoId", '' as variant
     from clinic_image_file t
     union all
     (select ${FILE_PATHS['photo_file']}, null, t.photo_id, t.variant from photo_file t order by t.photo_id, t.variant)`,
  );
  return rows;
}

async function* bytesOf(client: pg.ClientBase, file: ArchivedFile): AsyncGenerator<Buffer> {
  const { rows } = file.hash
    ? await client.query<{ bytes: Buffer }>('select bytes from clinic_image_file where hash = $1 limit 1', [
        file.hash,
      ])
    : await client.query<{ bytes: Buffer }>(
        'select bytes from photo_file where photo_id = $1 and variant = $2',
        [file.photoId, file.variant],
      );
  if (rows[0]) yield rows[0].bytes;
}
