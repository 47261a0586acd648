import { beforeEach, expect, it } from '@jest/globals';
import { addDays } from '#domain/clinic-time.js';
import fc from 'fast-check';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'expense, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, data_export, patient',
});
const { staff } = product;

const TODAY = '2026-11-18';

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
});

const month = async (mes: string) => (await staff.get(`/api/caja/mes/${mes}/`)).body;

/** An event on one of the last days, `back` days ago; of a closed day, on the next open one. */
const step = fc.record({
  does: fc.constantFrom('charge', 'pay', 'pay', 'spend', 'reverse', 'refund', 'unspend', 'close', 'reopen'),
  back: fc.nat(40),
  pesos: fc.integer({ min: 10, max: 30_000 }),
  isCash: fc.boolean(),
  which: fc.nat(20),
});

it('sums a month to its closings, whatever is charged, paid, spent, taken back and closed', async () => {
  const histories = fc.sample(fc.array(step, { minLength: 20, maxLength: 30 }), { seed: 44, numRuns: 5 });
  for (const history of histories) {
    const ids: Record<string, number[]> = { cobros: [], pagos: [], gastos: [] };
    for (const { does, back, pesos, isCash, which } of history) {
      const fecha = addDays(TODAY, -back);
      const medio = isCash ? 'efectivo' : 'credito';
      const of = (list: string) => ids[list]![which % ids[list]!.length];
      const post = async (path: string, body: object, list?: string) => {
        const answer = await staff.post(`/api/caja/${path}/`, { motivo: 'x', ...body });
        if (list && answer.status === 201) ids[list]!.push(answer.body.id);
      };
      if (does === 'charge')
        await post('cobros', { paciente: 1, descripcion: 'x', precio: pesos, fecha }, 'cobros');
      if (does === 'pay')
        await post(
          'pagos',
          { paciente: 1, medio, monto: pesos, deja_saldo: true, propina: 10, fecha },
          'pagos',
        );
      if (does === 'spend')
        await post(
          'gastos',
          { categoria: 'otros', descripcion: 'x', monto: pesos - (pesos % 10), medio, fecha },
          'gastos',
        );
      if (does === 'reverse') await post(`cobros/anular/${of('cobros')}`, {});
      if (does === 'refund') await post(`pagos/devolver/${of('pagos')}`, {});
      if (does === 'unspend') await post(`gastos/anular/${of('gastos')}`, {});
      if (does === 'close') await post('cierres', { dia: fecha, efectivo_inicial: 0, efectivo_contado: 0 });
      if (does === 'reopen') await post('reaperturas', { dia: fecha });
    }
    const all = { cobrado: 0, pagado: 0, propinas: 0, redondeo: 0, gastos: 0, efectivo: 0 };
    for (const mes of ['2026-10', '2026-11', '2026-12']) {
      const { dias, cuadra, efectivo_cierres, ...sums } = await month(mes);
      const of = { charged: 0, cash: 0, closed: 0 };
      for (const { dia, cobrado, efectivo, efectivo_cierre } of dias) {
        const day = (await staff.get(`/api/caja/dias/${dia}/`)).body;
        const standing = day.cierres.find(
          (one: { reabierto_en: string | null }) => one.reabierto_en === null,
        );
        expect([dia, cobrado, efectivo]).toEqual([
          dia,
          day.cobros.reduce((sum: number, { monto }: { monto: number }) => sum + monto, 0),
          day.efectivo,
        ]);
        expect([dia, efectivo_cierre]).toEqual([
          dia,
          standing ? standing.efectivo_esperado - standing.efectivo_inicial : null,
        ]);
        of.charged += cobrado;
        of.cash += efectivo;
        of.closed += efectivo_cierre ?? 0;
      }
      expect({ history, mes, cuadra, ...of }).toEqual({
        history,
        mes,
        cuadra: true,
        charged: sums.cobrado,
        cash: sums.efectivo,
        closed: efectivo_cierres,
      });
      for (const name of Object.keys(all) as Array<keyof typeof all>) all[name] += sums[name];
    }
    const { rows } = await product.database.query(
      `select (select coalesce(sum(amount), 0)::int from charge) as cobrado,
              (select coalesce(sum(amount) filter (where kind in ('PAYMENT', 'REFUND')), 0)::int from payment) as pagado,
              (select coalesce(sum(amount) filter (where kind = 'TIP'), 0)::int from payment) as propinas,
              (select coalesce(sum(amount) filter (where kind = 'ROUNDING'), 0)::int from payment) as redondeo,
              (select coalesce(sum(amount), 0)::int from expense) as gastos`,
    );
    expect(all).toMatchObject(rows[0]);
  }
});
