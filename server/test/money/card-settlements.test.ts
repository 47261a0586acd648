import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'card_settlement, payment_use, charge, payment, cash_closing, cash_day, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const TODAY = '2026-11-18';

beforeEach(() => addPatient(product.database, 1, 'Ana Demo'));

const charge = (precio: number) =>
  staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio });
const pay = (more: object) => staff.post('/api/caja/pagos/', { paciente: 1, ...more });
const day = async () => (await staff.get(`/api/caja/dias/${TODAY}/`)).body;
const close = () =>
  staff.post('/api/caja/cierres/', { dia: TODAY, efectivo_inicial: 0, efectivo_contado: 0 });

describe('The settlement of the card terminal', () => {
  it('compares the cards of a closed day with the terminal, days later and without reopening it', async () => {
    await charge(25_000);
    await pay({ medio: 'credito', monto: 15_000, propina: 1_000 });
    const { id } = (await pay({ medio: 'debito', monto: 10_000 })).body;
    await staff.post(`/api/caja/pagos/devolver/${id}/`, { monto: 4_000, motivo: 'x' });
    const settle = (body: object) =>
      staff.post('/api/caja/cuadraturas/', { dia: TODAY, total_terminal: 22_000, abonado: 21_400, ...body });
    expect((await settle({})).body).toEqual({ dia: [expect.stringContaining('no está cerrada')] });
    await close();
    expect((await settle({ total_terminal: 21_000, abonado: 20_000 })).body).toEqual({
      motivo: ['Las tarjetas no cuadran. Escriba por qué.'],
    });
    expect((await settle({ abonado: 22_001 })).body).toHaveProperty('abonado');
    expect((await day()).cuadraturas).toEqual([]);
    const missing = await settle({ total_terminal: 21_000, abonado: 20_400, motivo: 'Falta un voucher' });
    expect([missing.status, missing.body.cerrado, missing.body.tarjetas]).toEqual([201, true, 22_000]);
    expect((await settle({})).body.cuadraturas).toMatchObject([
      { total_caja: 22_000, total_terminal: 21_000, comision: 600, motivo: 'Falta un voucher' },
      { total_caja: 22_000, total_terminal: 22_000, abonado: 21_400, comision: 600, motivo: '' },
    ]);
    const { dias } = (await staff.get(`/api/caja/mes/${TODAY.slice(0, 7)}/`)).body;
    expect(dias).toMatchObject([
      {
        ...{ tarjetas: 22_000, tarjetas_terminal: 22_000, comision_terminal: 600, abonado: 21_400 },
        diferencia_tarjetas: 0,
      },
    ]);
  });

  it.each([
    ['dia', { dia: '1999-01-01' }],
    ['dia', { dia: 'ayer' }],
    ['total_terminal', { total_terminal: -1 }],
    ['total_terminal', { total_terminal: 1.5 }],
    ['total_terminal', { total_terminal: 1_000_000_000_000 }],
    ['abonado', { abonado: '900' }],
    ['abonado', { abonado: null }],
    ['motivo', { motivo: 'x'.repeat(201), total_terminal: 1 }],
  ])('refuses a settlement at %s for %j', async (field, body) => {
    await close();
    const whole = { dia: TODAY, total_terminal: 0, abonado: 0 };
    const { status, body: answer } = await staff.post('/api/caja/cuadraturas/', { ...whole, ...body });
    expect([status, Object.keys(answer)]).toEqual([400, [field]]);
    expect((await day()).cuadraturas).toEqual([]);
  });
});
