import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DATA_IN_USE } from '#domain/sentences.es.js';
import pg from 'pg';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { useSharedProduct } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';

const product = useSharedProduct();
const { staff } = product;
let forgetful: pg.Client;
beforeAll(async () => {
  await addPatient(product.database, 1, 'Rosa Uno');
  forgetful = new pg.Client({ connectionString: product.databaseUrl });
  forgetful.on('error', () => undefined);
  await forgetful.connect();
});
afterAll(() => forgetful.end().catch(() => undefined));

const rename = (nombre: string) =>
  staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', { rut_original: madeUpRut(1), nombre });

it('ends a forgotten transaction, which meanwhile only blocks requests for the same row', async () => {
  await forgetful.query('begin');
  await forgetful.query(`update patient set address = 'x' where rut = '${madeUpRut(1)}'`);
  const edits = Array.from({ length: 22 }, (_, n) => rename(`Rosa ${n}`));
  const others = await Promise.all([
    staff.get('/api/pacientes/'),
    product.client().get('/api/citas/disponibles/?fecha=2026-11-20'),
    bookByRest(product.client(), { ...visitor(2), date: '2026-11-20', time: '09:00' }),
  ]);
  expect(others[0].status).toBe(200);
  expect(others[1].status).toBe(200);
  expect(others[2]).toBe('booked');
  const answers = await Promise.all(edits);
  for (const { status, headers } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const sentences = answers.map(({ body }) => body.error);
  expect(sentences).toContain(DATA_IN_USE);
  const saved = async () => (await rename('Rosa Fin')).status === 200;
  await eventually(saved, 'the end of the forgotten transaction');
});
