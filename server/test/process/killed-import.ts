import { expect } from '@jest/globals';
import { Importer } from '../data/imports/import-helper.js';
import { rutOf } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import type { RunningClinic } from './running-clinic.js';

/** Three batches of rows. */
export const FEW = 1_500;

export const fileOf = (header: string, row: (n: number) => string, rows = FEW): string =>
  [header, ...Array.from({ length: rows }, (_, n) => row(n))].join('\n');

/** A kind of import, and the tables that it writes. */
export interface KindOfImport {
  readonly path: 'pacientes' | 'pacientes/fichas' | 'citas' | 'insumos';
  readonly tables: readonly string[];
  readonly file: string;
  readonly rows: number;
}

export const patients = (rows: number): KindOfImport => ({
  path: 'pacientes',
  tables: ['patient'],
  rows,
  file: fileOf(
    'RUT;Nombre;Fono;Mail;Enfermedad base',
    (n) =>
      `${rutOf(10_000_000 + n)};Persona Inventada ${n};9${String(10_000_000 + n)};p${n}@demo.invalid;${n % 10 ? '' : 'Diabetes'}`,
    rows,
  ),
});

/** Lets the newest import apply more than half of its rows, and then holds it in a statement that keeps sending notices. */
const HOLD_HALFWAY = `
  create function hold_halfway() returns trigger language plpgsql as $$
  begin
    perform set_config('statement_timeout', '0', true);
    while (select count(made_id) > ${FEW / 2} from import_row where import_id = (select max(id) from import)) loop
      -- Silence would count as a dead connection.
      raise notice 'halfway';
      perform pg_sleep(0.05);
    end loop;
    return null;
  end $$;
  create trigger hold_halfway after update of action on import_row execute function hold_halfway()`;
const LET_GO = 'drop function hold_halfway cascade';

/** Starts to apply an import, and kills the server halfway. */
type Kill = (clinic: RunningClinic, importer: Importer, importId: number) => Promise<void>;

export const killHeld: Kill = async (clinic, importer, importId) => {
  await clinic.query(HOLD_HALFWAY);
  await importer.beginApply(importId);
  const isHeld = async () =>
    (
      await clinic.query(
        `select from pg_stat_activity where wait_event = 'PgSleep' and query like 'update import_row r set action%'`,
      )
    ).length > 0;
  try {
    await eventually(isHeld, 'half of the rows');
    expect(await importer.find(importId)).toMatchObject({ state: 'APPLYING', doneRows: 500 });
  } finally {
    await clinic.product.kill();
    await clinic.query(LET_GO);
  }
};

/** For a file so large that its import need not be held halfway. */
export const killUnderWay: Kill = async (clinic, importer, importId) => {
  const { rowCount } = await importer.find(importId);
  await importer.beginApply(importId);
  const done = async () =>
    Number((await clinic.query<{ rows: number }>('select max(done_rows) as rows from import'))[0]?.rows);
  await eventually(async () => (await done()) > rowCount / 2, 'half of the rows');
  await clinic.product.kill();
};

/** @param clinic is running, before and afterwards. */
export async function expectNothingStoredOfKilled(
  clinic: RunningClinic,
  { path, tables, file, rows }: KindOfImport,
  kill: Kill,
): Promise<void> {
  const counts = () =>
    Promise.all(
      tables.map((table) => clinic.query(`select '${table}' as name, count(*)::int as rows from ${table}`)),
    );
  let importer = new Importer(await clinic.staff(), path);
  const { body } = await importer.upload(file);
  expect((await importer.check(body.id)).counts).toMatchObject({ newRows: rows, rejectedRows: 0 });
  const before = await counts();
  await kill(clinic, importer, body.id);

  await clinic.start();
  expect(await counts()).toEqual(before);
  importer = new Importer(await clinic.staff(), path);
  await eventually(async () => (await importer.find(body.id)).state === 'INTERRUPTED', 'the interruption');
  expect(await importer.find(body.id)).toMatchObject({
    settledState: 'CHECKED',
    hasRows: true,
    failure: null,
  });

  expect(await importer.apply(body.id)).toMatchObject({ state: 'APPLIED', counts: { created: rows } });
  expect(await counts()).not.toEqual(before);
  expect((await importer.undo(body.id)).counts).toMatchObject({ removed: rows, kept: 0 });
}
