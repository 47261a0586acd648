import { FILE_FAULTS } from '#domain/spreadsheets/file-faults.es.js';
import { afterEach, expect, it } from '@jest/globals';
import { FileReader } from '../../../src/data/imports/reading/file-reader.js';
import { useSharedProduct } from '../../product/use-product.js';
import { Importer } from './import-helper.js';

const product = useSharedProduct({ empty: 'patient, import' });

const HOSTILE = new URL('../../foundation/own-process/hostile-task.mjs', import.meta.url);
let usual: FileReader['process'] | undefined;

/** Makes the reading process hang on a file with the text 'hang', and so on for each key. */
function readHostilely(limits: FileReader['process']['limits']): void {
  const reader = product.app.get(FileReader);
  usual ??= reader.process;
  reader.process = { module: HOSTILE, limits };
}
afterEach(() => {
  if (usual) product.app.get(FileReader).process = usual;
});

it.each([
  ['hang', 500, FILE_FAULTS.isTooSlow],
  ['fillBuffers', 30_000, FILE_FAULTS.isTooLarge],
  ['kill', 30_000, FILE_FAULTS.isBroken],
  ['fail', 30_000, FILE_FAULTS.isBroken],
])(
  'refuses a file in a sentence if its reading must be ended or ends by itself: %s',
  async (file, timeMs, sentence) => {
    readHostilely({ timeMs, memoryMb: 150 });
    const patients = new Importer(product.staff);
    const { status, body } = await patients.upload(file);
    expect({ status, body }).toEqual({ status: 400, body: { error: sentence } });
    expect((await product.database.query('select id from import')).rows).toEqual([]);
  },
);

it('reads a file after others could not be read', async () => {
  readHostilely({ timeMs: 30_000, memoryMb: 150 });
  const patients = new Importer(product.staff);
  await patients.upload('kill');
  product.app.get(FileReader).process = usual!;
  expect((await patients.upload('RUT;Nombre\n;Rosa\n')).status).toBe(201);
});
