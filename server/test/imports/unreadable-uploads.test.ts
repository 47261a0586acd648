import { FILE_FAULTS } from '#domain/spreadsheets/file-faults.es.js';
import { afterEach, expect, it } from '@jest/globals';
import { FileReader } from '../../src/imports/reading/file-reader.js';
import { useProduct } from '../product/use-product.js';
import { Importer } from './import-helper.js';

const product = useProduct({ empty: 'patient, import' });

const HOSTILE = new URL('../own-process/hostile-task.mjs', import.meta.url);
let usual: FileReader['process'] | undefined;

/** From now on, a file whose whole text is 'hang' makes the process that reads it hang, and so on. */
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
  'a file whose reading must be ended, or ends by itself, is refused with a sentence: %s',
  async (file, timeMs, sentence) => {
    readHostilely({ timeMs, memoryMb: 150 });
    const patients = new Importer(product.staff);
    const { status, body } = await patients.upload(file);
    expect({ status, body }).toEqual({ status: 400, body: { error: sentence } });
    expect((await product.database.query('select id from import')).rows).toEqual([]);
  },
);

it('a file is read after others could not be', async () => {
  readHostilely({ timeMs: 30_000, memoryMb: 150 });
  const patients = new Importer(product.staff);
  await patients.upload('kill');
  product.app.get(FileReader).process = usual!;
  expect((await patients.upload('RUT;Nombre\n;Rosa\n')).status).toBe(201);
});
