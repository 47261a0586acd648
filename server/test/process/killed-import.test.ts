import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Importer } from '../imports/import-helper.js';
import { rutOf } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import { RunningClinic } from './running-clinic.js';

const ROWS = 50_000;
const FILE = [
  'RUT;Nombre;Fono;Mail;Enfermedad base',
  ...Array.from(
    { length: ROWS },
    (_, n) =>
      `${rutOf(10_000_000 + n)};Persona Inventada ${n};9${String(10_000_000 + n)};p${n}@demo.invalid;${n % 10 ? '' : 'Diabetes'}`,
  ),
].join('\n');

let clinic: RunningClinic;
beforeEach(() => {
  clinic = new RunningClinic();
});
afterEach(() => clinic.remove());

const stored = async () =>
  Number((await clinic.query<{ count: string }>('select count(*) from patient'))[0]?.count);
const done = async () =>
  Number((await clinic.query<{ rows: number }>('select max(done_rows) as rows from import'))[0]?.rows);

it('an import of 50,000 patients whose server is killed halfway stores nobody, says so, and can be done again', async () => {
  await clinic.start();
  const before = await stored();
  let importer = new Importer(await clinic.staff());
  const { body } = await importer.upload(FILE);
  expect((await importer.check(body.id)).counts).toMatchObject({ newRows: ROWS, rejectedRows: 0 });
  await importer.beginApply(body.id);
  await eventually(async () => (await done()) > ROWS / 2, 'half of the rows');
  await clinic.product.kill();

  await clinic.start();
  expect(await stored()).toBe(before);
  importer = new Importer(await clinic.staff());
  await eventually(async () => (await importer.find(body.id)).state === 'INTERRUPTED', 'the interruption');
  expect(await importer.find(body.id)).toMatchObject({
    settledState: 'CHECKED',
    hasRows: true,
    failure: null,
  });

  expect(await importer.apply(body.id)).toMatchObject({ state: 'APPLIED', counts: { created: ROWS } });
  expect(await stored()).toBe(before + ROWS);
  expect((await importer.undo(body.id)).counts).toMatchObject({ removed: ROWS, kept: 0 });
  expect(await stored()).toBe(before);
});
