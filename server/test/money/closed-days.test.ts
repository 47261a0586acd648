import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'pay_regime, expense, payment_use, charge, payment, cash_closing, cash_day, patient',
});
let staff = product.staff;
/** The day of the test's clock. */
const TODAY = '2026-11-18';

beforeEach(async () => {
  staff = product.staff;
  await addPatient(product.database, 1, 'Ana Demo');
});

const created = async (path: string, body: object) => {
  const answer = await staff.post(`/api/caja/${path}/`, body);
  expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
  return answer.body;
};
const charge = (precio: number, more: object = {}) =>
  created('cobros', { paciente: 1, descripcion: 'Crema', precio, ...more });
const pay = (more: object) => created('pagos', { paciente: 1, medio: 'debito', ...more });
const close = (dia: string, efectivo_contado = 0) =>
  staff.post('/api/caja/cierres/', { dia, efectivo_inicial: 0, efectivo_contado });
const month = async (mes: string) => (await staff.get(`/api/caja/mes/${mes}/`)).body;

describe('A month whose days are closed', () => {
  it('never changes a month whose days are closed, not even by a late line for a day without lines', async () => {
    await charge(10_000, { fecha: '2026-10-05' });
    await close('2026-10-05');
    const closed = await month('2026-10');
    const spent = { categoria: 'insumos', descripcion: 'x', monto: 700, medio: 'transferencia' };
    const late = [
      await charge(1_000, { fecha: '2026-10-05' }),
      await charge(2_000, { fecha: '2026-10-11' }),
      await pay({ monto: 500, fecha: '2026-10-31' }),
      await created('gastos', { ...spent, fecha: '2026-09-30' }),
    ];
    expect(late.map(({ fecha, fecha_caja }) => [fecha, fecha_caja])).toEqual([
      ['2026-10-05', TODAY],
      ['2026-10-11', TODAY],
      ['2026-10-31', TODAY],
      ['2026-09-30', TODAY],
    ]);
    expect([await month('2026-10'), (await month('2026-09')).dias]).toEqual([closed, []]);
    expect(await month('2026-11')).toMatchObject({ cobrado: 3_000, pagado: 500, gastos: 700 });
    // A month with an open day is not finished.
    await charge(1, { fecha: '2026-11-15' });
    product.clock.instant = new Date('2026-12-02T15:00:00Z');
    staff = await product.logIn();
    expect(await charge(1, { fecha: '2026-11-16' })).toMatchObject({ fecha_caja: '2026-11-16' });
  });

  it('counts what credit pays on a closed day on the next open one, so that the closed month stays the same', async () => {
    product.clock.instant = new Date('2026-11-30T15:00:00Z');
    staff = await product.logIn();
    await created('regimenes', {
      profesional: 1,
      regimen: 'arriendo',
      desde: '2026-10-01',
      arriendo: 300_000,
    });
    await charge(4_000, { profesional_id: 1 });
    await pay({ monto: 10_000, deja_saldo: true });
    expect((await close('2026-11-30')).status).toBe(201);
    const november = async () => ({
      ...(await month('2026-11')),
      pay: (await staff.get('/api/caja/liquidaciones/2026-11/1/')).body,
    });
    const closed = await november();
    // Both belong to 30 November, whose till counts nothing more.
    await charge(9_000, { profesional_id: 1 });
    await created('saldo', { paciente: 1 });
    expect(await november()).toEqual(closed);
    expect((await month('2026-12')).arrendatarios).toEqual([
      expect.objectContaining({ cobrado: 9_000, pagado: 6_000 }),
    ]);
  });
});

describe.each([
  {
    name: 'the night that has no midnight',
    saturday: '2026-09-05',
    sunday: '2026-09-06',
    atNight: '2026-09-06T03:30:00Z',
    lastOfSaturday: '2026-09-06T03:59:59Z',
    firstOfSunday: '2026-09-06T04:00:00Z',
  },
  {
    name: 'the night that has an hour twice',
    saturday: '2026-04-04',
    sunday: '2026-04-05',
    // 23.30, for the first time.
    atNight: '2026-04-05T02:30:00Z',
    lastOfSaturday: '2026-04-05T03:59:59Z',
    firstOfSunday: '2026-04-05T04:00:00Z',
  },
])('A closing in $name', ({ saturday, sunday, atNight, lastOfSaturday, firstOfSunday }) => {
  const at = async (instant: string) => {
    product.clock.instant = new Date(instant);
    staff = await product.logIn();
  };

  it('closes the lines of a day by the clinic’s clock, and leaves later ones to the next day', async () => {
    await at(atNight);
    const first = await pay({ medio: 'efectivo', cobros: [(await charge(10_000)).id] });
    expect(first).toMatchObject({ fecha: saturday, fecha_caja: saturday });
    expect((await close(sunday, 0)).body).toHaveProperty('dia');
    expect((await close(saturday, 10_000)).status).toBe(201);
    await at(lastOfSaturday);
    const late = await pay({ medio: 'efectivo', cobros: [(await charge(2_000)).id] });
    expect(late).toMatchObject({ fecha: saturday, fecha_caja: sunday });
    await at(firstOfSunday);
    const next = await pay({ medio: 'efectivo', cobros: [(await charge(500)).id] });
    expect(next).toMatchObject({ fecha: sunday, fecha_caja: sunday });
    expect((await close(sunday, 2_500)).status).toBe(201);
    const { dias, cuadra } = (await staff.get(`/api/caja/mes/${sunday.slice(0, 7)}/`)).body;
    expect([cuadra, dias]).toEqual([
      true,
      [
        expect.objectContaining({
          dia: saturday,
          cobrado: 10_000,
          efectivo: 10_000,
          efectivo_cierre: 10_000,
        }),
        expect.objectContaining({ dia: sunday, cobrado: 2_500, efectivo: 2_500, efectivo_cierre: 2_500 }),
      ],
    ]);
  });
});
