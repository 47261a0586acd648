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
  await staff.graphql(
    `mutation { answerReferral(id: 1, answeredOn: "2026-11-18", answer: "Antibiótico") { id }
       withdrawCertificate(id: ${report.id}, reason: "Otro pie") { id } }`,
  );
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
});
