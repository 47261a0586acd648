import { beforeEach, describe, expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { describedFetch } from '../../product/described-fetch.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { ForgetRows } from '../../../src/data/imports/forget-rows.js';
import { Importer } from './import-helper.js';

const product = useSharedProduct({ empty: 'patient, supply, import' });
let patients: Importer;
let supplies: Importer;
beforeEach(() => {
  patients = new Importer(product.staff);
  supplies = new Importer(product.staff, 'insumos');
});

const names = async (): Promise<string[]> =>
  (await product.database.query('select name from patient order by name')).rows.map(({ name }) => name);
const patient = async (name: string) =>
  (await product.database.query('select * from patient where name = $1', [name])).rows[0];

const FILE = `RUT;Nombres;Ap. Paterno;Fono;Mail;Fecha de nac.;Color
${madeUpRut(1)};Rosa;Ñandú;912345678;rosa@demo.invalid;5/3/1980;azul
${madeUpRut(2)};Luis;Soto;22 345 6789;;31 de marzo de 1975;rojo
;Ana;Vera;+56 9 8765 4321;ana@demo.invalid;;
12.345.678-0;Pedro;Pérez;911111111;;;
`;

describe('Import of patients', () => {
  it('recognises a file of patients by its headers, checks it row by row, and stores it', async () => {
    const { status, body } = await patients.upload(FILE);
    expect(status).toBe(201);
    expect(body).toMatchObject({ nombre: 'lista.csv', filas: 4 });
    expect(body.columnas.map(({ dato }: { dato: string }) => dato)).toEqual([
      'RUT',
      'Nombre',
      'Apellido paterno',
      'Teléfono',
      'Correo',
      'Fecha de nacimiento',
      null,
    ]);
    const checked = await patients.check(body.id);
    expect(checked).toMatchObject({ state: 'CHECKED', counts: { newRows: 3, sameRows: 0, rejectedRows: 1 } });
    expect(await names()).toEqual([]);
    expect(await patients.rows(body.id, ', verdict: REJECTED')).toEqual([
      expect.objectContaining({
        number: 5,
        faults: [{ column: 'RUT', sentence: expect.stringContaining('dígito verificador') }],
      }),
    ]);

    const applied = await patients.apply(body.id);
    expect(applied).toMatchObject({ state: 'APPLIED', counts: { created: 3, filled: 0, skipped: 0 } });
    expect(await names()).toEqual(['Ana Vera', 'Luis Soto', 'Rosa Ñandú']);
    expect(await patient('Rosa Ñandú')).toMatchObject({
      rut: madeUpRut(1),
      provisional_rut: false,
      phone: '+56 9 1234 5678',
      phone_e164: '+56912345678',
      email: 'rosa@demo.invalid',
    });
    expect(await patient('Ana Vera')).toMatchObject({ provisional_rut: true });
  });

  it('only fills in what a patient with the same RUT lacks', async () => {
    await addPatient(product.database, 1, 'Rosa Ñandú', { email: '' });
    const one = await patients.bring(
      `RUT;Nombre;Teléfono;Correo;Dirección\n${madeUpRut(1)};Otra Rosa;999999999;nueva@demo.invalid;Calle 1\n`,
    );
    expect(one.counts).toMatchObject({ sameRows: 1, created: 0, filled: 1 });
    expect(await patient('Rosa Ñandú')).toMatchObject({
      email: 'nueva@demo.invalid',
      address: 'Calle 1',
      phone: '+56 9 0000 1001',
    });
    expect(await names()).toEqual(['Rosa Ñandú']);

    expect((await patients.undo(one.id)).counts).toMatchObject({ removed: 0, reverted: 1, kept: 0 });
    expect(await patient('Rosa Ñandú')).toMatchObject({ email: '', address: '' });
  });

  it("fills nothing in for another person with the same RUT, and names the RUT's patient", async () => {
    await patients.bring(`RUT;Nombre;Teléfono\n${madeUpRut(1)};Primera Persona Ficticia;912347001\n`);
    const { body } = await patients.upload(
      `RUT;Nombre;Teléfono;Fecha de nacimiento;Enfermedad base\n${madeUpRut(1)};Zoila Nadaque Ver;912347002;05-06-1948;Diabetes\n`,
    );
    await patients.check(body.id);
    expect(await patients.rows(body.id)).toEqual([
      expect.objectContaining({
        verdict: 'REJECTED',
        faults: [
          {
            column: 'RUT',
            sentence: expect.stringMatching(/^Este RUT o documento es de Primera Persona Ficticia/),
          },
        ],
      }),
    ]);
    await expect(patients.apply(body.id)).rejects.toThrow('Ninguna fila');
    expect(await patient('Primera Persona Ficticia')).toMatchObject({
      birth_date: null,
      underlying_condition: '',
    });
  });

  it('leaves likely matches to the user', async () => {
    const { database } = product;
    await addPatient(database, 1, 'Ana Vera', { phone: '9 8765 4321', phone_e164: '+56987654321' });
    const file =
      'Nombre;Teléfono;Ocupación\nAna Vera Soto;987654321;Profesora\nOtra Persona;987654321;Médica\n';
    const skipped = await patients.bring(file);
    expect(skipped.counts).toMatchObject({ likelyRows: 1, newRows: 1, created: 1, skipped: 1 });
    const filled = await patients.bring(
      'Nombre;Teléfono;Ocupación\nAna Vera Soto;987654321;Profesora\n',
      'FILL',
      'FILL',
    );
    expect(filled.counts).toMatchObject({ filled: 1, created: 0 });
    expect(await patient('Ana Vera')).toMatchObject({ occupation: 'Profesora' });
    expect(
      (await patients.bring('Nombre;Teléfono\nAna Vera;987654321\n', 'SKIP', 'CREATE')).counts.created,
    ).toBe(1);
  });

  it('rejects rows that repeat another one, and names that row', async () => {
    const { body } = await patients.upload(
      `RUT;Nombre;Teléfono\n${madeUpRut(1)};Uno;912000001\n${madeUpRut(1)};Dos;912000002\n;Tres;912000003\n;tres;912000003\n`,
    );
    expect((await patients.check(body.id)).counts).toMatchObject({ newRows: 2, rejectedRows: 2 });
    const rejected = await patients.rows(body.id, ', verdict: REJECTED');
    expect(rejected.map(({ faults }: { faults: { sentence: string }[] }) => faults[0]!.sentence)).toEqual([
      'Repite la fila 2. Deje una sola de las dos.',
      'Repite la fila 4. Deje una sola de las dos.',
    ]);
  });

  it('refuses a whole file of patients if a row can no longer be stored, and names the row', async () => {
    const { body } = await patients.upload(
      `RUT;Nombre;Teléfono\n${madeUpRut(1)};Uno;912000001\n${madeUpRut(2)};Dos;912000002\n`,
    );
    await patients.check(body.id);
    await addPatient(product.database, 2, 'Dos, antes');
    const one = await patients.apply(body.id);
    expect(one).toMatchObject({
      state: 'CHECKED',
      failure: expect.stringMatching(/^No se importó nada\. Fila 3: /),
    });
    expect(await names()).toEqual(['Dos, antes']);
    expect((await patients.check(body.id)).counts).toMatchObject({ newRows: 1, sameRows: 1 });
    expect(await patients.apply(body.id)).toMatchObject({ state: 'APPLIED', failure: null });
    expect(await names()).toEqual(['Dos, antes', 'Uno']);
  });

  it('undoes an import of patients except those used since, and gives the reason', async () => {
    const one = await patients.bring(
      `RUT;Nombre;Teléfono;Enfermedad base\n${madeUpRut(1)};Uno;912000001;Diabetes\n${madeUpRut(2)};Dos;912000002;\n${madeUpRut(3)};Tres;912000003;\n`,
    );
    await addClinicalRecord(product.database, (await patient('Dos')).id);
    await product.staff.graphql(
      `mutation { updatePatient(id: ${(await patient('Tres')).id}, version: 1, input: { name: "Tres Editada" }) { id } }`,
    );
    expect((await patients.undo(one.id)).counts).toMatchObject({ removed: 1, kept: 2 });
    expect(await names()).toEqual(['Dos', 'Tres Editada']);
    const kept = await patients.rows(one.id, ', keptOnly: true');
    expect(kept.map(({ keptBecause }: { keptBecause: string }) => keptBecause)).toEqual([
      'Ya tiene fichas clínicas.',
      'Alguien hizo cambios después.',
    ]);
    await expect(patients.undo(one.id)).rejects.toThrow('no hay nada que deshacer');
  });

  it('lets an import be undone for a day, and keeps its rows as long', async () => {
    const one = await patients.bring('Nombre;Teléfono\nUno;912000001\n');
    product.clock.instant = new Date(product.clock.instant.getTime() + 24 * 3_600_000 + 1_000);
    await expect(patients.undo(one.id)).rejects.toThrow('ya no se puede deshacer');
    await product.app.get(ForgetRows).run();
    expect((await product.database.query('select from import_row')).rowCount).toBe(0);
    expect(await patients.find(one.id)).toMatchObject({
      state: 'APPLIED',
      hasRows: false,
      undoableUntil: null,
    });
    expect(await names()).toEqual(['Uno']);
  });

  it("imports patients' health data only with the right to it", async () => {
    const reception = new Importer(await logInAsReception(product));
    const { body } = await reception.upload('Nombre;Teléfono;Enfermedad base\nUno;912000001;Diabetes\n');
    expect((await reception.find(body.id)).columns).toEqual(['name', 'phone', null]);
    await expect(reception.check(body.id, ['name', 'phone', 'underlyingCondition'])).rejects.toThrow(
      'permiso',
    );

    const own = await patients.upload('Nombre;Teléfono;Enfermedad base\nUno;912000001;Diabetes\n');
    expect((await reception.find(own.body.id)).samples).toEqual([]);
    expect((await reception.rows(own.body.id))[0].cells).toEqual([]);
  });

  it('keeps versions of an imported condition', async () => {
    await patients.bring(`RUT;Nombre;Teléfono;Enfermedad base\n${madeUpRut(1)};Uno;912000001;Diabetes\n`);
    const { rows } = await product.database.query(
      'select v.version, v.underlying_condition, u.username from patient_condition_version v join staff_user u on u.id = v.written_by',
    );
    expect(rows).toEqual([{ version: 1, underlying_condition: 'Diabetes', username: 'admin' }]);
  });

  it.each([
    ['an empty file', '', 'vacío'],
    ['only headers', 'Nombre;Teléfono\n', 'no tiene filas'],
    ['a PDF', '%PDF-1.7 nonsense', 'dañado'],
    ['a broken XLSX', 'PK\u0003\u0004nonsense', 'dañado'],
  ])('refuses a file that cannot be read: %s', async (_name, file, words) => {
    const { status, body } = await patients.upload(file);
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringContaining(words) } });
    expect((await product.database.query('select from import')).rowCount).toBe(0);
  });

  it('reads a file from its headers on, below a title', async () => {
    const { status, body } = await patients.upload(
      'Listado de pacientes\n\nNombre;Teléfono\nUno;912345678\n',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ filas: 1, columnas: [{ dato: 'Nombre' }, { dato: 'Teléfono' }] });
  });

  it('reads a file completely before storing anything of it', async () => {
    const first = await patients.upload(FILE);
    expect((await patients.upload(`${FILE}${'x'.repeat(20_001)}`)).status).toBe(400);
    // An id that a transaction takes is used up, even if it is rolled back.
    expect((await patients.upload(FILE)).body.id).toBe(first.body.id + 1);
  });

  it('accepts a file with text that cannot be stored, and rejects those rows', async () => {
    const { body } = await patients.upload(
      `Nombre;Teléfono\n${'Uno;912000001\n'.repeat(1)}"=cmd|' /C calc'!A0";912000002\n${'x'.repeat(300)};912000003\n`,
    );
    const { counts } = await patients.check(body.id);
    expect(counts).toMatchObject({ newRows: 2, rejectedRows: 1 });
  });
});

describe('Import of supplies', () => {
  it.each(['SKIP', 'FILL'])(
    'refuses a file of supplies if a supply that it matched was deleted meanwhile (%s)',
    async (onSame) => {
      await supplies.bring('Insumo;Unidad;Cantidad;Precio\nGuantes;caja;10;5990\n');
      const { body } = await supplies.upload(
        'Insumo;Unidad;Cantidad;Precio;Descripción\nGasa;caja;3;900;\nGuantes;caja;10;5990;Nitrilo\n',
      );
      expect((await supplies.check(body.id)).counts).toMatchObject({ newRows: 1, sameRows: 1 });
      const { rows } = await product.database.query('select id from supply');
      expect((await product.staff.send('DELETE', `/api/insumos/${rows[0].id}/`)).status).toBe(204);
      const one = await supplies.apply(body.id, onSame);
      expect(one).toMatchObject({
        state: 'CHECKED',
        failure: expect.stringMatching(/^No se importó nada\. Fila 3: .* se eliminó mientras tanto\./),
      });
      expect((await product.database.query('select name from supply')).rows).toEqual([]);
    },
  );

  const SUPPLIES =
    'Insumo;Unidad;Cantidad;Precio;Vence\nGuantes;caja;10;$5.990;31-12-2030\nAlcohol;litro;2;1.500,00;\nGasa;caja;1,5;0;\n';

  it('imports stock with its first movement, and can be undone', async () => {
    const { body } = await supplies.upload(SUPPLIES);
    expect((await supplies.check(body.id)).counts).toMatchObject({ newRows: 2, rejectedRows: 1 });
    const one = await supplies.apply(body.id);
    const { rows } = await product.database.query(
      `select s.name, s.stock, s.unit_value, s.expiry_date::text, m.kind, m.quantity, u.username
       from supply s join stock_movement m on m.supply_id = s.id join staff_user u on u.id = m.staff_user_id order by 1`,
    );
    expect(rows).toEqual([
      {
        name: 'Alcohol',
        stock: 2,
        unit_value: 1500,
        expiry_date: null,
        kind: 'INITIAL',
        quantity: 2,
        username: 'admin',
      },
      {
        name: 'Guantes',
        stock: 10,
        unit_value: 5990,
        expiry_date: '2030-12-31',
        kind: 'INITIAL',
        quantity: 10,
        username: 'admin',
      },
    ]);
    // Importing the same file again adds nothing.
    const again = await supplies.bring(SUPPLIES);
    expect(again.counts).toMatchObject({ sameRows: 2, created: 0 });
    await product.staff.graphql(
      `mutation { updateSupply(id: ${(await product.database.query("select id from supply where name = 'Alcohol'")).rows[0].id}, version: 1, input: { stock: 7 }) { id } }`,
    );
    expect((await supplies.undo(one.id)).counts).toMatchObject({ removed: 1, kept: 1 });
    expect((await product.database.query('select name from supply')).rows).toEqual([{ name: 'Alcohol' }]);
  });
});

it('imports templates and files of rejected rows again', async () => {
  for (const [path, importer] of [
    ['pacientes', patients],
    ['citas', new Importer(product.staff, 'citas')],
    ['insumos', supplies],
  ] as const)
    for (const format of ['csv', 'xlsx']) {
      const response = await describedFetch(
        `${product.url}/api/${path}/importaciones/plantilla/?formato=${format}`,
        {
          headers: { authorization: `Bearer ${product.staff.access}` },
        },
      );
      const { body } = await importer.upload(Buffer.from(await response.arrayBuffer()));
      expect(body.columnas.every(({ dato }: { dato: string | null }) => dato !== null)).toBe(true);
      // The sample row of appointments belongs to no patient.
      const found = path === 'citas' ? { rejectedRows: 1 } : { newRows: 1, rejectedRows: 0 };
      expect((await importer.check(body.id)).counts).toMatchObject(found);
    }
  const { body } = await patients.upload(FILE);
  await patients.check(body.id);
  const { body: csv } = await product.staff.get(`/api/pacientes/importaciones/${body.id}/rechazadas/`);
  expect(csv).toContain('12.345.678-0;Pedro;Pérez');
  const again = await patients.upload(csv.replace('12.345.678-0', madeUpRut(9)));
  expect((await patients.check(again.body.id)).counts).toMatchObject({ newRows: 1, rejectedRows: 0 });
});

it('stores patients once when two imports of them run at the same time', async () => {
  const file = `RUT;Nombre;Teléfono\n${Array.from({ length: 30 }, (_, n) => `${madeUpRut(n)};Paciente ${n};${912_000_000 + n}`).join('\n')}\n`;
  const uploads = await Promise.all([1, 2, 3].map(() => patients.upload(file)));
  const ids = uploads.map(({ body }) => body.id as number);
  await Promise.all(ids.map((id) => patients.check(id)));
  const done = await Promise.all(ids.map((id) => patients.apply(id)));
  expect(done.filter(({ state }) => state === 'APPLIED')).toHaveLength(1);
  expect(done.filter(({ failure }) => failure?.startsWith('No se importó nada'))).toHaveLength(2);
  expect((await product.database.query('select from patient')).rowCount).toBe(30);
});
