import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { DEFAULT_TIME_ZONE } from '#domain/clinic-time.js';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeSpreadsheet } from '../../../src/foundation/spreadsheets/write-spreadsheet.js';
import { Importer } from '../../data/imports/import-helper.js';
import { DirectStart } from '../../process/direct-start.js';
import { RunningClinic } from '../../process/running-clinic.js';

const LONGEST_ANSWER_MS = 250;

const clinic = new RunningClinic(DirectStart);
let importer: Importer;
beforeAll(async () => {
  await clinic.start();
  importer = new Importer(await clinic.staff());
});
afterAll(() => clinic.remove());

const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ field: `f${n}`, header: `Dato ${n}`, kind: 'TEXT' as const }));

async function* rowsOf(rows: number, columns: number): AsyncGenerator<object> {
  for (let row = 0; row < rows; row += 1)
    yield Object.fromEntries(
      Array.from({ length: columns }, (_, n) => [`f${n}`, `Ñandú inventado 🦶 ${row * columns + n}`]),
    );
}

const workbook = (rows: number, columns: number): Promise<Buffer> =>
  buffer(
    writeSpreadsheet('xlsx', {
      title: 'Grande',
      columns: columnsOf(columns),
      rows: rowsOf(rows, columns),
      timeZone: DEFAULT_TIME_ZONE,
    }),
  );

const csv = (header: string, row: string, rows: number): Buffer =>
  Buffer.from(`${header}\n${`${row}\n`.repeat(rows)}`);
const NINE = 'a;b;c;d;e;f;g;h;i';

/** @returns the status, and the longest response time of other requests meanwhile. */
async function uploadAndAsk(file: Buffer): Promise<{ status: number; longestMs: number }> {
  const asking = new Worker(new URL('longest-answer.mjs', import.meta.url), {
    workerData: `${clinic.product.url}/health/live`,
  });
  const { status } = await importer.upload(file);
  asking.postMessage('over');
  const [longestMs] = await once(asking, 'message');
  return { status, longestMs };
}

it.each<[string, number, () => Buffer | Promise<Buffer>]>([
  ['100,000 rows of CSV', 201, () => csv(NINE, Array(9).fill('un texto de veinte').join(';'), 100_000)],
  ['100 rows of 180 kB', 201, () => csv(NINE, Array(9).fill('9'.repeat(20_000)).join(';'), 100)],
  ['headers of 20,000 characters', 201, () => csv(Array(100).fill('tele '.repeat(4_000)).join(';'), 'a', 1)],
  ['100,000 rows and a million cells of XLSX', 201, () => workbook(100_000, 10)],
  ['100 columns and a million cells of XLSX', 201, () => workbook(10_000, 100)],
  ['nothing but line breaks', 400, () => Buffer.alloc(19_000_000, '\n')],
])('answers other requests while it reads %s', async (_, expected, file) => {
  const { status, longestMs } = await uploadAndAsk(await file());
  expect(status).toBe(expected);
  expect(longestMs).toBeLessThan(LONGEST_ANSWER_MS);
});
