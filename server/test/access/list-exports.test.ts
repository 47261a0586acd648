import { describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { EMPTY_EXAM } from '#domain/records/foot/exam-edits.js';
import { PATIENT_COLUMNS } from '#domain/spreadsheets/patients.es.js';
import { readCell } from '#domain/spreadsheets/values.es.js';
import { openSpreadsheet } from '../../src/foundation/spreadsheets/open-spreadsheet.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../product/builders.js';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { logInAsReception, logInWith } from '../product/people.js';
import type { TestClient } from '../product/test-client.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'audit_entry, data_export, appointment, clinical_record_version, clinical_record, patient, supply',
});
const { staff } = product;
const LISTS = [
  'citas/exportar',
  'lista-de-espera/exportar',
  'pacientes/exportar',
  'pacientes/fichas/exportar',
  'insumos/exportar',
  'insumos/movimientos/exportar',
  'notificaciones/exportar',
  'accesos/exportar',
  'seguridad/exportar',
] as const;

async function exported(path: string, client: TestClient = staff) {
  const response = await describedFetch(`${product.url}/api/${path}`, {
    headers: { authorization: `Bearer ${client.access}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

async function rowsOf(path: string, client?: TestClient): Promise<Array<readonly string[]>> {
  const { status, bytes } = await exported(path, client);
  expect(status).toBe(200);
  const rows: Array<readonly string[]> = [];
  for await (const { cells } of (await openSpreadsheet(bytes)).rows()) rows.push(cells);
  return rows;
}

const columnOf = (rows: ReadonlyArray<readonly string[]>, header: string): Array<string | undefined> => {
  const place = rows[0]?.indexOf(header) ?? -1;
  return rows.slice(1).map((row) => row[place]);
};

const registered = async () =>
  (await product.database.query('select list, format, patient_id from data_export order by id')).rows;

describe.each(['csv', 'xlsx'] as const)('List exported as %s', (format) => {
  it('exports all patients that match the filter, in its order, with the same values as the panel', async () => {
    await addPatient(product.database, 1, 'Zoila =1+1');
    await addPatient(product.database, 2, '=cmd|evil Ñandú');
    await addPatient(product.database, 3, 'Otra Persona');
    const { status } = await staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', {
      rut: formatRut(madeUpRut(2)),
      sexo: 'femenino',
      fecha_nacimiento: '1980-11-05',
      prevision: 'fonasa',
      tramo_fonasa: 'B',
      caso_clinico: 'Dos\nlíneas; y "comillas"',
    });
    expect(status).toBe(200);
    const found = await rowsOf(`pacientes/exportar?formato=${format}&busqueda=%20persona`);
    expect(columnOf(found, 'Nombre')).toEqual(['Otra Persona']);
    const turned = await rowsOf(`pacientes/exportar?formato=${format}&orden=rut&descendente=true`);
    expect(columnOf(turned, 'Nombre')).toEqual(['Otra Persona', '=cmd|evil Ñandú', 'Zoila =1+1']);
    const all = await rowsOf(`pacientes/exportar?formato=${format}`);
    expect(columnOf(all, 'Nombre')).toEqual(['=cmd|evil Ñandú', 'Otra Persona', 'Zoila =1+1']);
    const evil = all[1] ?? [];
    const values = Object.fromEntries(
      PATIENT_COLUMNS.map((column, index) => [column.field, readCell(column, evil[index] ?? '')]),
    );
    expect(values).toMatchObject({
      rut: { value: madeUpRut(2) },
      name: { value: '=cmd|evil Ñandú' },
      phone: { value: '+56 9 0000 1002' },
      birthDate: { value: '1980-11-05' },
      sex: { value: 'FEMALE' },
      healthInsurance: { value: 'FONASA' },
      fonasaTier: { value: 'B' },
      clinicalCase: { value: 'Dos\nlíneas; y "comillas"' },
      identifiers: { value: [] },
    });
  });

  it('names an exported file after the list and the day, and logs the export', async () => {
    for (const list of LISTS) {
      const { status, headers } = await exported(`${list}?formato=${format}`);
      expect([list, status]).toEqual([list, 200]);
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="[a-z-]+-2026-11-18\\.${format}"$`),
      );
    }
    const format_ = format.toUpperCase();
    expect(await registered()).toEqual(
      [
        'APPOINTMENTS',
        'WAITING',
        'PATIENTS',
        'RECORDS',
        'SUPPLIES',
        'MOVEMENTS',
        'MESSAGES',
        'ACCESSES',
        'SECURITY',
      ].map((list) => ({ list, format: format_, patient_id: null })),
    );
  });
});

describe('Contents of an export', () => {
  it('exports all pages of a list, with each row once', async () => {
    await product.database.query(
      `insert into patient (rut, name, phone, email)
       select (45000000 + n)::text || rut_check_digit((45000000 + n)::text), 'Paciente ' || lpad(n::text, 4, '0') || case when n % 10 = 0 then ' decena' else '' end, '1', 'a@b.cl'
       from generate_series(1, 1203) as n`,
    );
    const names = columnOf(await rowsOf('pacientes/exportar?formato=csv'), 'Nombre');
    expect(names).toHaveLength(1203);
    expect(new Set(names).size).toBe(1203);
    expect(names).toEqual(names.toSorted());
    expect(columnOf(await rowsOf('pacientes/exportar?formato=csv&busqueda=decena'), 'Nombre')).toHaveLength(
      120,
    );
  });

  it('exports the appointments of the requested days and professionals', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    for (const [date, professional] of [
      ['2026-11-19', 1],
      ['2026-11-20', 1],
      ['2026-11-20', 2],
      ['2026-11-21', 1],
    ] as const)
      await product.database.query(
        `with made as (
           insert into appointment (patient_id, date, start_minute, duration_minutes, treatment, notes, status, professional_id)
           values (1, $1, 600, 60, 'Control', 'Con nota', 'BOOKED', $2) returning id)
         insert into appointment_slot (professional_id, day, slot, appointment_id)
         select $2, $1, unnest(array[20, 21]), id from made`,
        [date, professional],
      );
    const rows = await rowsOf(
      'citas/exportar?formato=xlsx&desde=2026-11-20&hasta=2026-11-21&profesionales=1',
    );
    expect(columnOf(rows, 'Fecha')).toEqual(['2026-11-20', '2026-11-21']);
    expect(columnOf(rows, 'Hora')).toEqual(['10:00', '10:00']);
    expect(columnOf(rows, 'RUT del paciente')).toEqual([formatRut(madeUpRut(1)), formatRut(madeUpRut(1))]);
    expect(columnOf(rows, 'Notas')).toEqual(['Con nota', 'Con nota']);
    expect(await rowsOf('citas/exportar?formato=csv')).toHaveLength(5);
  });

  it('exports the records of one patient or of all, and logs the access', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    await addPatient(product.database, 2, 'Berta Rojas');
    await addClinicalRecord(product.database, 1);
    await addClinicalRecord(product.database, 2);
    await product.database.query('update clinical_record set foot_exam = $1 where patient_id = 2', [
      JSON.stringify({ ...EMPTY_EXAM, pain: 3 }),
    ]);
    expect(columnOf(await rowsOf('pacientes/fichas/exportar?formato=csv&paciente=2'), 'Paciente')).toEqual([
      'Berta Rojas',
    ]);
    expect(columnOf(await rowsOf('pacientes/fichas/exportar?formato=csv'), 'Paciente')).toEqual([
      'Berta Rojas',
      'Ana Soto',
    ]);
    expect(columnOf(await rowsOf('pacientes/fichas/exportar?formato=xlsx'), 'Examen del pie')).toEqual([
      'Dolor (EVA): 3 de 10',
      '',
    ]);
    const { rows } = await product.database.query(
      `select action, patient_ids::text from audit_entry where action = 'RECORDS_READ' order by id`,
    );
    expect(rows).toEqual([
      { action: 'RECORDS_READ', patient_ids: '{[2,3)}' },
      { action: 'RECORDS_READ', patient_ids: '{[1,3)}' },
    ]);
    expect((await exported('pacientes/fichas/exportar?formato=csv&paciente=99')).status).toBe(404);
  });

  it('exports the supplies that match the search, and the movements of one or of all', async () => {
    const supply = { descripcion: '', unidad_medida: 'caja', stock_critico: 3, valor_unitario: 12_345 };
    await staff.post('/api/insumos/', { ...supply, nombre: 'Guantes', stock_actual: 10 });
    await staff.post('/api/insumos/', { ...supply, nombre: 'Algodón', stock_actual: 2 });
    const rows = await rowsOf('insumos/exportar?formato=csv&busqueda=algodon&critico=true');
    expect(rows[1]?.slice(0, 6)).toEqual(['Algodón', '', 'caja', '2', '3', '12345']);
    expect(rows).toHaveLength(2);
    await staff.send('PUT', '/api/insumos/1/', { stock_actual: 7 });
    const movements = await rowsOf('insumos/1/movimientos/exportar?formato=xlsx');
    expect(columnOf(movements, 'Cantidad')).toEqual(['-3', '10']);
    expect(columnOf(movements, 'Stock después')).toEqual(['7', '10']);
    expect((await exported('insumos/99/movimientos/exportar?formato=csv')).status).toBe(404);
    const all = await rowsOf('insumos/movimientos/exportar?formato=csv');
    expect(columnOf(all, 'Insumo')).toEqual(['Guantes', 'Algodón', 'Guantes']);
    expect(columnOf(all, 'Cantidad')).toEqual(['-3', '2', '10']);
  });

  it('leaves record details out of exported movements for a user who may not read them', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    await staff.post('/api/insumos/', {
      nombre: 'Guantes',
      descripcion: '',
      unidad_medida: 'caja',
      stock_actual: 10,
      stock_critico: 3,
      valor_unitario: 100,
    });
    const { status } = await staff.post('/api/pacientes/fichas/', {
      paciente: 1,
      fecha: '2026-11-18',
      descripcion_atencion: 'x',
      procedimiento: 'x',
      indicaciones: 'x',
      productos_usados: [{ insumo: 1, cantidad: 2 }],
    });
    expect(status).toBe(201);
    const path = 'insumos/movimientos/exportar?formato=csv';
    expect(columnOf(await rowsOf(path), 'Paciente')).toEqual(['Ana Soto', '']);
    const reception = await rowsOf(path, await logInAsReception(product));
    expect(reception[0]).not.toContain('Paciente');
    expect(reception.flat().join()).not.toContain('Ana');
  });
});

it('treats an export filter without a value as none', async () => {
  for (const filter of ['estado', 'tipo', 'canal'])
    expect([filter, (await exported(`notificaciones/exportar?formato=csv&${filter}=`)).status]).toEqual([
      filter,
      200,
    ]);
});

describe('Requesting an export', () => {
  it('exports no health data without the right to it, and logs no access', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    await staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', {
      rut: formatRut(madeUpRut(1)),
      enfermedad_base: 'Diabetes',
    });
    const readings = async () => (await product.database.query('select from audit_entry')).rowCount ?? 0;
    const before = await readings();
    product.clock.instant = new Date(product.clock.instant.getTime() + 3_600_000);
    const reception = await logInAsReception(product);
    const [header = []] = await rowsOf('pacientes/exportar?formato=csv', reception);
    expect(header).toContain('Nombre');
    expect(header).not.toContain('Enfermedad base');
    expect((await exported('pacientes/exportar?formato=csv', reception)).bytes.toString()).not.toContain(
      'Diabetes',
    );
    expect(await readings()).toBe(before);
    expect((await rowsOf('pacientes/exportar?formato=csv'))[0]).toContain('Enfermedad base');
    expect(await readings()).toBe(before + 1);
  });

  it("requires the right to the list's area for an export", async () => {
    const reception = await logInAsReception(product);
    for (const list of ['pacientes/fichas/exportar', 'accesos/exportar', 'seguridad/exportar'])
      expect((await exported(`${list}?formato=csv`, reception)).status).toBe(403);
    expect(await registered()).toEqual([]);
  });

  it.each([
    ['pacientes/exportar?formato=pdf', 'Elija csv o xlsx.'],
    ['pacientes/exportar', 'Falta el formato.'],
    ['pacientes/exportar?formato=csv&orden=edad', 'Elija uno de los valores de la lista.'],
    ['citas/exportar?formato=csv&desde=ayer', undefined],
    ['citas/exportar?formato=csv&profesionales=1,x', undefined],
    ['notificaciones/exportar?formato=csv&estado=raros', undefined],
    ['insumos/exportar?formato=csv&critico=tal%20vez', undefined],
  ])('refuses the export %s and logs nothing', async (path, sentence) => {
    const { status, bytes } = await exported(path);
    expect(status).toBe(400);
    const { error } = JSON.parse(bytes.toString()) as { error: string };
    if (sentence) expect(error).toBe(sentence);
    expect(await registered()).toEqual([]);
  });

  it.each([
    ['accesos', 'paciente'],
    ['citas', 'desde'],
    ['citas', 'hasta'],
    ['citas', 'profesionales'],
    ['notificaciones', 'estado'],
    ['notificaciones', 'tipo'],
    ['notificaciones', 'canal'],
    ['pacientes/fichas', 'paciente'],
    ['seguridad', 'usuario'],
    ['seguridad', 'tipo'],
  ])('exports all of %s, or refuses, if the filter %s is blank', async (list, parameter) => {
    const whole = await exported(`${list}/exportar?formato=csv`);
    for (const blank of ['', '+', '%E2%80%8B', '%EF%BB%BF', '%03']) {
      const { status, bytes } = await exported(`${list}/exportar?formato=csv&${parameter}=${blank}`);
      expect([blank, status === 400 || bytes.equals(whole.bytes)]).toEqual([blank, true]);
    }
  });

  it('stops reading from the database when the client of an export disconnects', async () => {
    await product.database.query(
      `with made as (
         insert into patient (rut, name, phone, email)
         select (45000000 + n)::text || rut_check_digit((45000000 + n)::text), 'Paciente ' || n, '1', 'a@b.cl'
         from generate_series(1, 3000) as n returning id)
       insert into clinical_record (patient_id, date, care_description, procedure, instructions)
       select id, '2026-11-01', repeat(md5(id::text), 500), 'x', 'x' from made`,
    );
    const stopping = new AbortController();
    const response = await describedFetch(`${product.url}/api/pacientes/fichas/exportar?formato=csv`, {
      headers: { authorization: `Bearer ${staff.access}` },
      signal: stopping.signal,
    });
    await response.body?.getReader().read();
    stopping.abort();
    // Each page read logs the patients concerned, which shows that the later pages were never read.
    const read = async () =>
      (
        await product.database.query(
          `select coalesce(sum(upper(ids) - lower(ids)), 0)::integer as n
           from audit_entry, unnest(patient_ids) as ids`,
        )
      ).rows[0].n as number;
    let last = -1;
    await eventually(async () => {
      const now = await read();
      const isStill = now === last;
      last = now;
      return isStill;
    }, 'the reading has ended');
    expect(last).toBeLessThan(3000);
  });
});

describe('Log of exports', () => {
  const REGISTER = `query ($first: Int, $after: String) { dataExports(first: $first, after: $after) {
    nodes { at list format staffName address patientName receivedBy } hasNextPage endCursor } }`;

  it('logs who exported which list and whose data, newest first, in pages', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    await exported('pacientes/exportar?formato=csv');
    const { status } = await staff.post('/api/privacidad/exportar/', {
      paciente: 1,
      formato: 'json',
      recibe: 'Ella misma',
      verificacion: 'Cédula',
    });
    expect(status).toBe(200);
    await exported('insumos/exportar?formato=xlsx');
    const { body } = await staff.graphql(REGISTER, { first: 2 });
    const about = { at: '2026-11-18T15:00:00.000Z', staffName: expect.any(String), address: '127.0.0.1' };
    const ofList = { patientName: null, receivedBy: '' };
    expect(body.data.dataExports).toMatchObject({
      nodes: [
        { ...about, list: 'SUPPLIES', format: 'XLSX', ...ofList },
        { ...about, list: null, format: 'JSON', patientName: 'Ana Soto', receivedBy: 'Ella misma' },
      ],
      hasNextPage: true,
    });
    const next = await staff.graphql(REGISTER, { first: 2, after: body.data.dataExports.endCursor });
    expect(next.body.data.dataExports).toMatchObject({
      nodes: [{ ...about, list: 'PATIENTS', format: 'CSV', ...ofList }],
      hasNextPage: false,
    });
  });

  it('shows who received data only to users who may read patients', async () => {
    const manager = await logInWith(product, 'encargada', { TEAM: 'READ' });
    const asked = async (field: string) =>
      (await manager.graphql(`{ dataExports { nodes { ${field} } } }`)).body.errors?.[0]?.extensions?.[
        'code'
      ];
    expect(await asked('format')).toBeUndefined();
    expect(await asked('receivedBy')).toBe('FORBIDDEN');
    expect(await asked('patientName')).toBe('FORBIDDEN');
  });

  it('shows the log of exports to team managers only', async () => {
    const reception = await logInAsReception(product);
    const { body } = await reception.graphql(REGISTER, { first: 2 });
    expect(body.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
