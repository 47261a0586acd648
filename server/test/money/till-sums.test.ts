import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'pay_line, pay_settlement, pay_regime, card_settlement, payment_use, charge, payment, cash_closing, cash_day, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const TODAY = '2026-11-18';
/** The highest amount of a line. */
const MOST = 999_999_999;

beforeEach(() => addPatient(product.database, 1, 'Ana Demo'));

const created = async (path: string, body: object) => {
  const answer = await staff.post(`/api/caja/${path}/`, body);
  expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
  return answer.body;
};
const charge = (precio: number) =>
  created('cobros', { paciente: 1, descripcion: 'Crema', precio, profesional_id: 1 });
const pay = (more: object) => created('pagos', { paciente: 1, ...more });

describe('A day of several lines of the highest amount', () => {
  it('closes a day of the highest amounts, compares it with the terminal and settles it, to the peso', async () => {
    await created('regimenes', {
      ...{ profesional: 1, regimen: 'honorarios', desde: '2026-11-01', base: 'atendido', porcentaje: 100 },
    });
    for (const medio of ['efectivo', 'efectivo', 'efectivo', 'debito', 'debito', 'credito'])
      await pay({ medio, cobros: [(await charge(MOST)).id] });
    const closed = await created('cierres', {
      ...{ dia: TODAY, efectivo_inicial: 0, efectivo_contado: 3_000_000_000 },
    });
    expect(closed.cierres).toMatchObject([
      { efectivo_esperado: 3_000_000_000, efectivo_contado: 3_000_000_000, motivo: '' },
    ]);
    const compared = await created('cuadraturas', {
      ...{ dia: TODAY, total_terminal: 3 * MOST, abonado: 2_900_000_000 },
    });
    expect(compared.cuadraturas).toMatchObject([
      { total_caja: 3 * MOST, total_terminal: 3 * MOST, abonado: 2_900_000_000, comision: 99_999_997 },
    ]);
    const { body } = await staff.graphql(
      `query ($day: LocalDate!) { cashDay(day: $day) { usualOpeningCash cards cash
         closings { openingCash countedCash expectedCash } settlements { expected gross net fee } } }`,
      { day: TODAY },
    );
    expect(body.data.cashDay).toEqual({
      ...{ usualOpeningCash: 0, cards: 3 * MOST, cash: 3_000_000_000 },
      closings: [{ openingCash: 0, countedCash: 3_000_000_000, expectedCash: 3_000_000_000 }],
      settlements: [{ expected: 3 * MOST, gross: 3 * MOST, net: 2_900_000_000, fee: 99_999_997 }],
    });
    expect((await staff.get('/api/caja/mes/2026-11/')).body).toMatchObject({
      ...{ cobrado: 6 * MOST, efectivo: 3_000_000_000, cuadra: true },
    });
    product.clock.instant = new Date('2026-12-01T15:00:00Z');
    expect(await created('liquidaciones/2026-11/1', {})).toMatchObject({ base: 6 * MOST, bruto: 6 * MOST });
  });

  it('refuses to pay a day of the highest amounts with one payment, and takes several', async () => {
    await charge(MOST);
    await charge(MOST);
    const refused = await staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['monto']]);
    expect((await product.database.query('select from payment')).rowCount).toBe(0);
    await pay({ medio: 'debito', monto: MOST });
    await pay({ medio: 'debito' });
    expect((await staff.get('/api/caja/saldo/?paciente=1')).body).toMatchObject({ saldo_pendiente: 0 });
  });
});
