import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';
import { addOwnProfessional, logInLimited, OTHERS, OWN } from './own-clinic.js';

const product = useSharedProduct({
  empty:
    'pay_line, pay_settlement, pay_rate, pay_regime, agreement, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, treatment, patient',
});

beforeAll(() => addOwnProfessional(product.database));
beforeEach(async () => {
  await addPatient(product.database, 1, 'Olga Propia');
  await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price) values ('PODIATRY', 'Láser', 60, 25000)`,
  );
});

it('charges the finished visits of a limited person like others, and shows them only their own pay, before and after it is settled', async () => {
  const owner = await product.logIn();
  const ana = await logInLimited(product);
  const created = async (path: string, body: object) => {
    const answer = await owner.post(`/api/${path}/`, body);
    expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
    return answer.body;
  };
  const agreement = await created('convenios', { nombre: 'Municipalidad', porcentaje: 20 });
  const of = await owner.send('PUT', '/api/convenios/de-paciente/1/', { convenio: agreement.id });
  expect([of.status, of.status === 200 ? '' : of.body]).toEqual([200, '']);
  const fees = { regimen: 'honorarios', desde: '2026-11-01', base: 'atendido', porcentaje: 40 };
  for (const profesional of [OWN, OTHERS]) await created('caja/regimenes', { profesional, ...fees });
  for (const [profesional, hora] of [
    [OWN, '10:00'],
    [OTHERS, '11:00'],
  ] as const) {
    const hour = { paciente: 1, profesional, tratamiento: 'Láser', fecha: '2026-11-18', hora };
    const { id } = await created('citas/crear_cita_admin', hour);
    const client = profesional === OWN ? ana : owner;
    expect((await client.send('PUT', `/api/citas/actualizar/${id}/`, { estado: 'completada' })).status).toBe(
      200,
    );
  }
  const charges = (await owner.get('/api/caja/cobros/?paciente=1')).body;
  expect(charges.map(({ monto, motivo }: Record<string, unknown>) => [monto, motivo])).toEqual(
    Array.from({ length: 2 }, () => [20_000, 'Convenio Municipalidad']),
  );
  expect((await ana.get('/api/caja/cobros/?paciente=1')).status).toBe(403);

  const compare = async (client: typeof ana, reader: typeof owner) => {
    const { status, body } = await client.get('/api/mi-liquidacion/2026-11/');
    expect([status, body]).toEqual([200, (await reader.get(`/api/caja/liquidaciones/2026-11/${OWN}/`)).body]);
    return body;
  };
  expect(await compare(ana, owner)).toMatchObject({ bruto: 8_000, retencion: 1_220, liquidado_en: null });
  product.clock.instant = new Date('2026-12-02T15:00:00Z');
  const later = await product.logIn();
  expect((await later.post(`/api/caja/liquidaciones/2026-11/${OWN}/`, {})).status).toBe(201);
  const settled = await compare(await logInLimited(product), later);
  expect(settled).toMatchObject({ neto: 6_780, liquidado_en: expect.any(String) });
});
