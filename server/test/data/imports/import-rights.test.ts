import { type Preset, rightsOf } from '#domain/access/presets.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { madeUpRut } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { createProgram } from '../../product/keys.js';
import { giveRights, logInAsReception } from '../../product/people.js';
import { ADMIN } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';
import { Importer } from './import-helper.js';

const product = useSharedProduct({ empty: 'audit_entry, patient, import' });
const HEADERS = ['RUT', 'Nombre', 'Teléfono', 'Enfermedad base', 'Dolencias'];
const COLUMNS = ['rut', 'name', 'phone', 'underlyingCondition', null];
const REMAPPED = ['rut', 'name', 'phone', 'address', null];
const rowOf = (n: number) => [
  madeUpRut(n),
  `Paciente ${n}`,
  String(912_000_000 + n),
  'Diabetes',
  'Uña encarnada',
];
const FILE = [HEADERS, rowOf(1), rowOf(2)].map((cells) => cells.join(';')).join('\n');
const PLAIN = `RUT;Nombre;Teléfono;Domicilio\n${madeUpRut(1)};Paciente 1;912000001;Calle 1\n`;

const staff = new Importer(product.staff);
let client: TestClient;
let reception: Importer;
beforeEach(async () => {
  client = await logInAsReception(product);
  reception = new Importer(client);
});

const stored = async () =>
  (await product.database.query('select name, address, underlying_condition as condition from patient')).rows;
const upload = async (importer: Importer, file = FILE): Promise<number> =>
  (await importer.upload(file)).body.id;
const discard = (importer: Importer, id: number) =>
  importer.ask(`mutation { discardImport(id: ${id}) }`, {}, 'discardImport');

const giveToBerta = (preset: Preset) => giveRights(product, 'berta', rightsOf(preset));
const logInAsBerta = () => product.client().logIn({ username: 'berta', password: ADMIN.password });
beforeEach(() => giveToBerta('ALL'));

/** Everything that the user can read of an import. */
async function everythingRead(importer: Importer, by: TestClient, id: number): Promise<string> {
  const list = await importer.ask('query { imports { headers samples } }', {}, 'imports');
  const rejected = await by.get(`/api/pacientes/importaciones/${id}/rechazadas/`);
  return JSON.stringify([list, await importer.find(id), await importer.rows(id), rejected.body]);
}

it('refuses a file before it is read if its sender has no right to import it', async () => {
  const tooHeavy = Buffer.alloc(20_000_001, 'a');
  expect((await new Importer(client, 'pacientes/fichas').upload(tooHeavy)).status).toBe(403);
  expect((await reception.upload(tooHeavy)).status).toBe(413);
});

describe('Import with health data by a user with the right', () => {
  it('hides cells with health data from users without the right, and lets them remap no column', async () => {
    const id = await upload(staff);
    for (const columns of [REMAPPED, ['rut', 'name', 'phone', null, 'address']])
      await expect(reception.check(id, columns)).rejects.toThrow('permiso');
    await staff.check(id);
    await expect(reception.check(id, REMAPPED)).rejects.toThrow('permiso');
    const found = await reception.find(id);
    expect(found).toMatchObject({ state: 'CHECKED', columns: COLUMNS, samples: [] });
    expect(found.seenColumns).toEqual(HEADERS.map(() => false));
    expect(await everythingRead(reception, client, id)).not.toMatch(/Diabetes|encarnada|Dolencias/);
    expect((await client.get(`/api/pacientes/importaciones/${id}/rechazadas/`)).status).toBe(403);
  });

  it('lets no user without the right import, remove or undo a file with health data, even once it is remapped', async () => {
    const id = await upload(staff);
    for (const columns of [COLUMNS, REMAPPED, ['rut', 'name', 'phone', null, null]]) {
      await staff.check(id, columns);
      await expect(reception.apply(id)).rejects.toThrow('permiso');
      await expect(discard(reception, id)).rejects.toThrow('permiso');
    }
    expect(await stored()).toEqual([]);
    await staff.check(id, COLUMNS);
    await staff.apply(id);
    await expect(reception.undo(id)).rejects.toThrow('permiso');
    expect(await reception.find(id)).toMatchObject({ state: 'APPLIED' });
    expect(await stored()).toMatchObject([{ condition: 'Diabetes' }, { condition: 'Diabetes' }]);
    expect((await staff.undo(id)).counts).toMatchObject({ removed: 2 });
  });

  it('hides cells from the uploader once their role loses the right to health data', async () => {
    const id = await upload(new Importer(await logInAsBerta()));
    await giveToBerta('RECEPTION');
    const berta = await logInAsBerta();
    const importer = new Importer(berta);
    expect(await everythingRead(importer, berta, id)).not.toMatch(/Diabetes|encarnada|Dolencias/);
    expect((await importer.find(id)).samples).toEqual([]);
    expect((await importer.rows(id))[0].cells).toEqual([]);
    await expect(importer.check(id, REMAPPED)).rejects.toThrow('permiso');
    await expect(discard(importer, id)).rejects.toThrow('permiso');
  });

  it('imports nothing for a user whose right ended while their request waited for another import', async () => {
    const id = await upload(staff);
    await staff.check(id);
    const other = await product.database.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(7059, 0)');
    await new Importer(await logInAsBerta()).beginApply(id);
    await giveToBerta('RECEPTION');
    await other.query('commit');
    other.release();
    const { state, failure } = await staff.settled(id);
    expect([state, failure]).toEqual(['CHECKED', expect.stringContaining('permiso')]);
    expect(await stored()).toEqual([]);
  });

  it('refuses to import for a user without the right if a column was just mapped to health data', async () => {
    const id = await upload(staff, PLAIN);
    await staff.check(id);
    const other = await product.database.connect();
    await other.query('begin');
    await other.query(`update import set open_columns = '[true,true,true,false]' where id = $1`, [id]);
    const refused = expect(reception.beginApply(id)).rejects.toThrow('permiso');
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await eventually(async () => (await product.database.query(waiting)).rowCount !== 0, 'it waits');
    await other.query('commit');
    other.release();
    await refused;
  });

  it("logs the access to a file's health data for each patient concerned", async () => {
    const id = await upload(staff);
    await staff.check(id);
    await staff.rows(id);
    const logged = async () =>
      (await product.database.query('select action, patient_ids::text as ids from audit_entry')).rows;
    expect(await logged()).toEqual([]);
    await staff.apply(id);
    await staff.rows(id);
    expect(await logged()).toEqual([
      { action: 'CONDITIONS_LISTED', ids: expect.stringMatching(/^\{\[\d+,\d+\)\}$/) },
    ]);
  });
});

describe('Import by a user without the right to health data', () => {
  it('shows the uploader all but the health data, and imports the rest', async () => {
    const id = await upload(reception);
    const { columns, samples, seenColumns, headers } = await reception.find(id);
    expect(headers).toEqual(HEADERS);
    expect(seenColumns).toEqual([true, true, true, false, true]);
    expect(columns).toEqual(['rut', 'name', 'phone', null, null]);
    expect(samples[0]).toEqual([madeUpRut(1), 'Paciente 1', '912000001', '', 'Uña encarnada']);
    await expect(reception.check(id, REMAPPED)).rejects.toThrow('Enfermedad base');
    await reception.check(id);
    expect(await everythingRead(reception, client, id)).not.toContain('Diabetes');
    expect((await reception.apply(id)).counts).toMatchObject({ created: 2 });
    expect((await reception.undo(id)).counts).toMatchObject({ removed: 2 });
  });

  it('hides a column that a colleague mapped to health data, who must then import the file', async () => {
    const id = await upload(reception);
    await staff.check(id, ['rut', 'name', 'phone', null, 'clinicalCase']);
    expect((await reception.find(id)).seenColumns).toEqual([true, true, true, false, false]);
    await expect(reception.apply(id)).rejects.toThrow('permiso');
    await expect(reception.check(id, ['rut', 'name', 'phone', null, 'address'])).rejects.toThrow('permiso');
    await staff.apply(id);
    await expect(reception.undo(id)).rejects.toThrow('permiso');
  });

  it('lets a colleague continue a file without health data, e.g. one that a program uploaded', async () => {
    const program = await createProgram(product, { PATIENTS: 'WRITE' });
    const id = await upload(new Importer(program), PLAIN);
    expect((await reception.find(id)).samples).toEqual([
      [madeUpRut(1), 'Paciente 1', '912000001', 'Calle 1'],
    ]);
    await reception.check(id);
    await reception.apply(id);
    expect(await stored()).toMatchObject([{ address: 'Calle 1' }]);
    const withHealthData = await upload(new Importer(program));
    expect(await everythingRead(reception, client, withHealthData)).not.toMatch(/Diabetes|encarnada/);
    await expect(reception.check(withHealthData, REMAPPED)).rejects.toThrow('permiso');
    await expect(discard(reception, withHealthData)).rejects.toThrow('permiso');
  });
});
