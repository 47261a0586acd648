import { beforeEach, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'clinical_record, patient, audit_entry' });
const { staff } = product;
const PATH = '/api/pacientes/certificados/';
const rows = async (text: string) => (await product.database.query(text)).rows;
const accesses = async () =>
  (await rows(`select from audit_entry where action = 'CERTIFICATES_READ'`)).length;

/** A record of 1 November, about Rosa. */
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addClinicalRecord(product.database, 1);
  await rows(
    `update professional
     set name = 'Ana Soto', title = 'Podóloga', rut = '${madeUpRut(9)}', registry_number = '99', address = 'Calle 1'
     where id = 1;
     update clinic_settings set name = 'Clínica Sur', address = 'Calle Dos 45', city = 'Concepción', phone = '1'`,
  );
});

const REFERRAL = {
  ficha: 1,
  tipo: 'derivacion',
  fecha_emision: '2026-11-18',
  motivo: ' Herida que no cierra ',
  partes: [
    { parte: 'hallazgos', texto: 'Úlcera en talón' },
    { parte: 'dirigida_a', texto: 'Dra. Inventada' },
    { parte: 'monto', texto: 'No es de una derivación' },
  ],
};

const ANSWERED = { fecha: '2026-11-18', texto: 'Antibiótico' };

it('issues a letter as the panel does, and lists and reads it', async () => {
  const { status, body: issued } = await staff.post(PATH, REFERRAL);
  expect([status, await accesses()]).toEqual([201, 1]);
  expect(issued).toMatchObject({
    id: 1,
    paciente: 1,
    ficha: 1,
    tipo: 'derivacion',
    fecha_atencion: '2026-11-01',
    motivo: 'Herida que no cierra',
    indicaciones: '',
    dias_reposo: null,
    // In the order in which they are printed.
    partes: [
      { parte: 'dirigida_a', titulo: 'Dirigida a', texto: 'Dra. Inventada' },
      { parte: 'hallazgos', titulo: 'Hallazgos', texto: 'Úlcera en talón' },
    ],
    fotos: [],
    paciente_nombre: 'Rosa Lillo',
    paciente_rut: formatRut(madeUpRut(1)),
    firma: { nombre: 'Ana Soto', titulo: 'Podóloga', registro: '99' },
    clinica: { nombre: 'Clínica Sur', ciudad: 'Concepción' },
    respuesta: null,
    anulado: null,
  });
  expect((await staff.post(PATH, REFERRAL)).body).toEqual(issued);
  const { body: report } = await staff.post(PATH, {
    ...REFERRAL,
    tipo: 'informe_podologico',
    dias_reposo: 0,
  });
  await staff.post(`${PATH}1/respuesta/`, { fecha: '2026-11-18', texto: ' Antibiótico ' });
  await staff.post(`${PATH}${report.id}/anulacion/`, { motivo: 'Otro pie' });
  const { body: read } = await staff.get(`${PATH}1/`);
  expect(read).toEqual({ ...issued, respuesta: { fecha: '2026-11-18', texto: 'Antibiótico' } });
  await rows(
    'alter table audit_entry disable trigger user; delete from audit_entry; alter table audit_entry enable trigger user',
  );
  const listed = [
    { ...report, anulado: { el: expect.any(String), por: expect.any(String), motivo: 'Otro pie' } },
    read,
  ];
  expect((await staff.get(`${PATH}?paciente=1`)).body).toEqual(listed);
  expect((await staff.get(`${PATH}?rut=${formatRut(madeUpRut(1))}`)).body).toEqual(listed);
  expect(await accesses()).toBe(1);
});

it('answers a referral or withdraws a letter once, as the panel does', async () => {
  const { body: issued } = await staff.post(PATH, REFERRAL);
  expect((await staff.get(`${PATH}derivaciones/`)).body).toEqual([issued]);
  const answer = (id: number | string, body: object) => staff.post(`${PATH}${id}/respuesta/`, body);
  const withdraw = (id: number | string, body: object) => staff.post(`${PATH}${id}/anulacion/`, body);
  for (const [sent, key] of [
    [{ texto: 'x' }, 'fecha'],
    [{ fecha: '2026-11-19' }, 'fecha'],
    [{ fecha: 'ayer' }, 'fecha'],
    [{ fecha: '2026-11-18', texto: 7 }, 'texto'],
    [{ fecha: '2026-11-18', texto: 'x'.repeat(5_001) }, 'texto'],
  ] as const) {
    const { status, body } = await answer(1, sent);
    expect([status, Object.keys(body)]).toEqual([400, [key]]);
  }
  for (const motivo of [undefined, '', 7, 'x'.repeat(201)]) {
    const { status, body } = await withdraw(1, { motivo });
    expect([status, Object.keys(body)]).toEqual([400, ['motivo']]);
  }
  for (const id of [9, 'x'])
    expect([(await answer(id, ANSWERED)).status, (await withdraw(id, { motivo: 'x' })).status]).toEqual(
      id === 9 ? [404, 404] : [400, 400],
    );
  expect((await staff.get(`${PATH}1/`)).body).toEqual(issued);

  const { status, body: answered } = await answer(1, ANSWERED);
  expect([status, answered]).toEqual([200, { ...issued, respuesta: ANSWERED }]);
  for (const again of [answer(1, ANSWERED), withdraw(1, { motivo: 'x' })])
    expect(await again).toMatchObject({ status: 400, body: { id: [expect.stringContaining('respuesta')] } });
  expect((await staff.get(`${PATH}derivaciones/`)).body).toEqual([]);

  const { body: report } = await staff.post(PATH, { ...REFERRAL, tipo: 'informe_podologico' });
  expect((await answer(report.id, ANSWERED)).body).toEqual({ id: [expect.any(String)] });
  const withdrawn = await withdraw(report.id, { motivo: ' Otro pie ' });
  expect([withdrawn.status, withdrawn.body.anulado]).toEqual([
    200,
    { el: expect.any(String), por: expect.any(String), motivo: 'Otro pie' },
  ]);
  expect((await withdraw(report.id, { motivo: 'x' })).body).toEqual({
    id: [expect.stringContaining('anulado')],
  });
});

it('lists the letters of a patient in pages, the last issued first', async () => {
  for (const motivo of ['Uno', 'Dos', 'Tres']) await staff.post(PATH, { ...REFERRAL, motivo });
  const page = async (query: string) => {
    const { status, body, headers } = await staff.get(`${PATH}${query}`);
    const reasons = status === 200 ? body.map(({ motivo }: { motivo: string }) => motivo) : body;
    return { status, reasons, more: headers.get('x-hay-mas'), cursor: headers.get('x-cursor') ?? '' };
  };
  const first = await page('?paciente=1&limite=2');
  expect(first).toMatchObject({ status: 200, reasons: ['Tres', 'Dos'], more: 'true' });
  expect(await page(`?paciente=1&limite=2&cursor=${first.cursor}`)).toMatchObject({
    reasons: ['Uno'],
    more: 'false',
  });
  const referrals = await page('derivaciones/?limite=1');
  expect(referrals).toMatchObject({ reasons: ['Uno'], more: 'true' });
  expect(await page(`derivaciones/?cursor=${referrals.cursor}`)).toMatchObject({ reasons: ['Dos', 'Tres'] });
  for (const wrong of ['limite=0', 'limite=201', 'limite=x', 'cursor=x', `cursor=${referrals.cursor}`])
    expect(await page(`?paciente=1&${wrong}`)).toMatchObject({
      status: 400,
      reasons: { error: expect.any(String) },
    });
});

it('refuses what a letter lacks under the key that was sent, and stores nothing', async () => {
  for (const [changes, key] of [
    [{ partes: [] }, 'partes'],
    [{ partes: [{ parte: 'poema', texto: 'x' }] }, 'partes'],
    [
      {
        tipo: 'reembolso',
        partes: ['prestacion', 'monto', 'orden_medica'].map((parte) => ({ parte, texto: 'x' })),
      },
      'fotos',
    ],
    [{ fotos: [9] }, 'fotos'],
    [{ tipo: 'poema' }, 'tipo'],
    [{ fecha_emision: 'ayer' }, 'fecha_emision'],
    [{ dias_reposo: 366 }, 'dias_reposo'],
    [{ ficha: null }, 'ficha'],
  ] as const) {
    const { status, body } = await staff.post(PATH, { ...REFERRAL, ...changes });
    expect([status, Object.keys(body)]).toEqual([400, [key]]);
  }
  expect((await staff.post(PATH, { ...REFERRAL, ficha: 9 })).status).toBe(404);
  expect(await rows('select from certificate')).toEqual([]);
});

it('answers 404 for an unknown patient and letter, 400 without a patient, and 403 to reception', async () => {
  const statusOf = async (path: string, client = staff) => (await client.get(`${PATH}${path}`)).status;
  expect(await statusOf('?paciente=9')).toBe(404);
  expect(await statusOf('9/')).toBe(404);
  expect(await statusOf('')).toBe(400);
  const reception = await logInAsReception(product);
  expect(await statusOf('?paciente=1', reception)).toBe(403);
  expect((await reception.post(PATH, REFERRAL)).status).toBe(403);
  expect(await statusOf('derivaciones/', reception)).toBe(403);
  for (const path of ['1/respuesta/', '1/anulacion/'])
    expect((await reception.post(`${PATH}${path}`, { ...ANSWERED, motivo: 'x' })).status).toBe(403);
});
