import { describe, expect, it } from '@jest/globals';
import { addDays } from '#domain/clinic-time.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'expense, payment_use, charge, payment, cash_closing, cash_day' });
const { staff } = product;
/** The day of the test's clock. */
const TODAY = '2026-11-18';

const GLOVES = { categoria: 'insumos', descripcion: 'Guantes', monto: 12_000, medio: 'efectivo' };
const spend = (more: object = {}, headers = {}) =>
  staff.post('/api/caja/gastos/', { ...GLOVES, ...more }, headers);
const takeBack = (id: number, client = staff) =>
  client.post(`/api/caja/gastos/anular/${id}/`, { motivo: 'Se anotó dos veces' });
const day = async (dia = TODAY) => (await staff.get(`/api/caja/dias/${dia}/`)).body;
const close = (body: object = {}) =>
  staff.post('/api/caja/cierres/', {
    dia: TODAY,
    efectivo_inicial: 20_000,
    efectivo_contado: 20_000,
    ...body,
  });

describe('Expenses', () => {
  it('takes expenses in cash off the till, but not others', async () => {
    const { status, body } = await spend({ numero_documento: 'F-88123' });
    expect([status, body]).toEqual([
      201,
      {
        ...GLOVES,
        id: 1,
        numero_documento: 'F-88123',
        motivo: '',
        fecha: TODAY,
        fecha_caja: TODAY,
        registrado_en: expect.stringMatching(/Z$/),
        registrado_por: expect.any(String),
        anula: null,
        anulado: false,
      },
    ]);
    await spend({ categoria: 'arriendo', descripcion: 'Arriendo', monto: 450_001, medio: 'transferencia' });
    expect(await day()).toMatchObject({ efectivo: -12_000, gastos: [{ id: 1 }, { monto: 450_001 }] });
    expect((await close()).body).toHaveProperty('motivo');
    const closed = await close({ efectivo_contado: 8_000 });
    expect(closed.body.cierres).toEqual([expect.objectContaining({ efectivo_esperado: 8_000 })]);
  });

  it('takes an expense back once, by a line of the opposite amount', async () => {
    const { id } = (await spend()).body;
    const { status, body } = await takeBack(id);
    expect([status, body]).toEqual([201, expect.objectContaining({ id, anulado: true })]);
    expect(await day()).toMatchObject({
      efectivo: 0,
      gastos: [{ id }, { monto: -12_000, anula: id, motivo: 'Se anotó dos veces' }],
    });
    const again = [await takeBack(id), await takeBack(id + 1), await takeBack(99)];
    expect(again.map((answer) => answer.status)).toEqual([400, 400, 404]);
    expect((await day()).gastos).toHaveLength(2);
  });

  it('counts an expense of a closed day on the next open one, and keeps its day', async () => {
    await close();
    expect((await spend()).body).toMatchObject({ fecha: TODAY, fecha_caja: addDays(TODAY, 1) });
    const insert = `insert into expense (category, description, amount, method, belongs_to, booked_on, at, staff_user_id)
                    values ('OTHER', 'x', 10, 'CASH', $1, $1, now(), 1)`;
    await expect(product.database.query(insert, [TODAY])).rejects.toMatchObject({
      constraint: 'ledger_day_is_open',
    });
  });

  it('stores an expense once for a repeated request', async () => {
    const key = { 'idempotency-key': 'one-expense' };
    expect((await spend({}, key)).body).toEqual((await spend({}, key)).body);
    expect((await day()).gastos).toHaveLength(1);
  });

  it.each([
    ['categoria', { categoria: 'comida' }],
    ['categoria', { categoria: null }],
    ['descripcion', { descripcion: ' ' }],
    ['descripcion', { descripcion: 'x'.repeat(201) }],
    ['monto', { monto: 0 }],
    ['monto', { monto: -1 }],
    ['monto', { monto: 1.5 }],
    ['monto', { monto: '100' }],
    ['monto', { monto: 1_000_000_000 }],
    ['monto', { monto: 9_995 }],
    ['medio', { medio: 'cheque' }],
    ['numero_documento', { numero_documento: 'x'.repeat(41) }],
    ['fecha', { fecha: '2026-02-30' }],
    ['fecha', { fecha: '2999-01-01' }],
  ])('refuses an expense at its field %s for %j', async (field, changes) => {
    const { status, body } = await spend(changes);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await day()).gastos).toEqual([]);
  });

  it('lets reception add expenses, but not take them back', async () => {
    const reception = await logInAsReception(product);
    const { body } = await reception.post('/api/caja/gastos/', GLOVES);
    expect((await takeBack(body.id, reception)).status).toBe(403);
    expect((await day()).gastos).toMatchObject([{ anulado: false }]);
  });
});
