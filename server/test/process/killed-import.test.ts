import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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

it('an import of 50,000 patients whose server is killed halfway stores nobody, reports it, and can be repeated', async () => {
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

const PERSON = 'Persona Inventada';
const RUT = rutOf(10_000_000);
const FEW = 1_500;
const fileOf = (header: string, row: (n: number) => string): string =>
  [header, ...Array.from({ length: FEW }, (_, n) => row(n))].join('\n');
const dayOf = (n: number): string =>
  `${String((n % 28) + 1).padStart(2, '0')}-${String((n % 12) + 1).padStart(2, '0')}`;

const KINDS = [
  {
    path: 'citas',
    tables: ['appointment', 'appointment_slot', 'appointment_change'],
    file: fileOf(
      'RUT;Paciente;Fecha;Hora',
      (n) =>
        `${RUT};${PERSON};${dayOf(Math.floor(n / 10))}-${2000 + Math.floor(n / 500)};${10 + (n % 10)}:00`,
    ),
  },
  {
    path: 'pacientes/fichas',
    tables: ['clinical_record', 'clinical_record_version', 'imported_record', 'audit_entry'],
    file: fileOf(
      'RUT;Paciente;Fecha;Procedimiento',
      (n) => `${RUT};${PERSON};${dayOf(n)}-2004;Procedimiento inventado ${n}`,
    ),
  },
  {
    path: 'insumos',
    tables: ['supply', 'stock_movement'],
    file: fileOf('Nombre;Unidad;Stock', (n) => `Insumo inventado ${n};caja;${(n % 9) + 1}`),
  },
] as const;

/** Lets an import apply more than half of its rows, and then holds it in a statement that keeps sending notices. */
const HOLD_HALFWAY = `
  create function hold_halfway() returns trigger language plpgsql as $$
  begin
    perform set_config('statement_timeout', '0', true);
    while (select count(made_id) > ${FEW / 2} from import_row) loop
      -- Silence would count as a dead connection.
      raise notice 'halfway';
      perform pg_sleep(0.05);
    end loop;
    return null;
  end $$;
  create trigger hold_halfway after update of action on import_row execute function hold_halfway()`;
const LET_GO = 'drop function hold_halfway cascade';

describe.each(KINDS)('an import of $path whose server is killed halfway', ({ path, tables, file }) => {
  const counts = () =>
    Promise.all(
      tables.map((table) => clinic.query(`select '${table}' as name, count(*)::int as rows from ${table}`)),
    );
  const isHeld = async () =>
    (
      await clinic.query(
        `select from pg_stat_activity where wait_event = 'PgSleep' and query like 'update import_row r set action%'`,
      )
    ).length > 0;

  it('stores nothing, reports it, and can be repeated', async () => {
    await clinic.start();
    let staff = await clinic.staff();
    await new Importer(staff).bring(`RUT;Nombre;Fono\n${RUT};${PERSON};912345678`);
    let importer = new Importer(staff, path);
    const { body } = await importer.upload(file);
    expect((await importer.check(body.id)).counts).toMatchObject({ newRows: FEW, rejectedRows: 0 });
    const before = await counts();
    await clinic.query(HOLD_HALFWAY);
    await importer.beginApply(body.id);
    await eventually(isHeld, 'half of the rows');
    expect(await importer.find(body.id)).toMatchObject({ state: 'APPLYING', doneRows: 500 });
    await clinic.product.kill();

    await clinic.start();
    await clinic.query(LET_GO);
    expect(await counts()).toEqual(before);
    staff = await clinic.staff();
    importer = new Importer(staff, path);
    await eventually(async () => (await importer.find(body.id)).state === 'INTERRUPTED', 'the interruption');
    expect(await importer.find(body.id)).toMatchObject({
      settledState: 'CHECKED',
      hasRows: true,
      failure: null,
    });

    expect(await importer.apply(body.id)).toMatchObject({ state: 'APPLIED', counts: { created: FEW } });
    expect(await counts()).not.toEqual(before);
    expect((await importer.undo(body.id)).counts).toMatchObject({ removed: FEW, kept: 0 });
  });
});
