import { describe, expect, it } from '@jest/globals';
import { describedFetch } from '../../product/described-fetch.js';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;

const SEPTEMBER = '?desde=2026-09-01&hasta=2026-09-30';
const SUMMARY = '/api/reportes/resumen/';

describe('A period', () => {
  it('accepts a period without appointments and money', async () => {
    const { status, body } = await staff.get(`${SUMMARY}?desde=1999-01-01&hasta=1999-12-31`);
    expect([status, body.periodos.length, body.citas.semanas, body.ingresos.tratamientos]).toEqual([
      200,
      2,
      [],
      [],
    ]);
    expect(body.ingresos.totales).toContainEqual(
      expect.objectContaining({
        periodo: 'actual',
        cobrado: 0,
        cobrado_de_arrendatarios: 0,
        pagado: 0,
        sin_cobro_registrado: 0,
        precio_no_vinieron: 0,
        cobrado_revendidas: 0,
      }),
    );
  });

  it.each([
    ['?desde=2026-09-30&hasta=2026-09-01', 'La fecha final no puede ser anterior a la inicial.'],
    ['?desde=2026-01-01&hasta=2027-01-02', 'Pida un período de hasta 366 días.'],
    ['?desde=2026-02-30&hasta=2026-03-01', 'fecha'],
    ['?hasta=2026-03-01', 'fecha'],
    ['exportar/?tabla=nada&desde=2026-09-01&hasta=2026-09-30&formato=csv', 'Elija uno de los valores'],
    ['exportar/?tabla=horas&desde=2026-09-01&hasta=2026-09-30&formato=pdf', 'csv o xlsx'],
  ])('refuses a period with a sentence for %s', async (query, sentence) => {
    const { status, body } = await staff.get(SUMMARY + query);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)]);
    const { rows } = await product.database.query('select from data_export');
    expect(rows).toEqual([]);
  });
});

it('exports the overdue controls of today, whatever the period', async () => {
  const exported = await describedFetch(
    `${product.url}${SUMMARY}exportar/${SEPTEMBER}&tabla=controles&formato=csv`,
    { headers: { authorization: `Bearer ${staff.access}` } },
  );
  expect((await exported.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Hasta el día;Pacientes con control vencido',
    '2026-11-18;0',
  ]);
});

describe('Rights to the figures', () => {
  it('shows each part of the figures only to users who may read its area', async () => {
    const reception = await logInAsReception(product);
    const { body } = await reception.get(SUMMARY + SEPTEMBER);
    expect(Object.keys(body)).toEqual(['desde', 'hasta', 'periodos', 'citas', 'insumos']);
    const accountant = await createProgram(product, { CAJA_CORRECTIONS: 'READ' }, 'x', staff);
    expect(Object.keys((await accountant.get(SUMMARY + SEPTEMBER)).body)).toEqual([
      'desde',
      'hasta',
      'periodos',
      'ingresos',
    ]);
    for (const [table, area] of [
      ['medios', 'correcciones de caja'],
      ['controles', 'datos de salud'],
    ]) {
      const refused = await reception.get(`${SUMMARY}exportar/${SEPTEMBER}&tabla=${table}&formato=csv`);
      expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining(area!)]);
    }
    const messenger = await createProgram(product, { MESSAGES: 'WRITE' }, 'y', staff);
    expect((await messenger.get(SUMMARY + SEPTEMBER)).status).toBe(403);
  });
});
