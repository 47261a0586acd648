import { beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addPatient } from '../product/builders.js';
import type { TestClient } from '../product/test-client.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, patient',
});
const second = useSecondInstance(product);
const desks = [product.staff, second.staff];
const desk = (n: number): TestClient => desks[n % 2]!;
/** The day of the test's clock. */
const TODAY = '2026-11-18';

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
});

const charge = (n: number, precio: number) =>
  desk(n).post('/api/caja/cobros/', { paciente: 1, descripcion: 'x', precio });
const pay = (n: number, body: object = {}) =>
  desk(n).post('/api/caja/pagos/', { paciente: 1, medio: 'debito', ...body });
/** Repeats a request that waited for others too long, as its answer says: on a busy machine some do. */
async function untilAnswered(send: () => ReturnType<TestClient['post']>) {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
const account = async () => (await desk(0).get('/api/caja/saldo/?paciente=1')).body;

it('pays a charge once, however many desks take its payment at once', async () => {
  await charge(0, 10_000);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => pay(n)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
});

it('gives a payment back once, however many desks refund it at once', async () => {
  await charge(0, 10_000);
  const { id } = (await pay(0)).body;
  const refund = (n: number) => desk(n).post(`/api/caja/pagos/devolver/${id}/`, { motivo: 'x' });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => refund(n)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await account()).toMatchObject({ saldo_pendiente: 10_000, saldo_a_favor: 0 });
});

it('closes a day once, with every line that was added to it', async () => {
  const close = (n: number) =>
    desk(n).post('/api/caja/cierres/', {
      dia: TODAY,
      efectivo_inicial: 0,
      efectivo_contado: 1,
      motivo: 'carrera',
    });
  await charge(0, 100_000);
  const cash = { medio: 'efectivo', monto: 1_000 };
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => untilAnswered(() => (n % 12 === 6 ? close(n) : pay(n, cash)))),
  );
  expect(answers.filter(({ body }) => body.cierres)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.monto === 1_000)).toHaveLength(22);
  const { cierres, pagos } = (await desk(0).get(`/api/caja/dias/${TODAY}/`)).body;
  expect(cierres[0].efectivo_esperado).toBe(pagos.length * 1_000);
});

/** A user's next step, on a charge or payment chosen by its position. */
const step = fc.oneof(
  fc.record({ does: fc.constant('charge' as const), pesos: fc.integer({ min: 0, max: 30_000 }) }),
  fc.record({
    does: fc.constant('pay' as const),
    pesos: fc.integer({ min: 1, max: 30_000 }),
    isCash: fc.boolean(),
  }),
  fc.record({
    does: fc.constantFrom('reverse' as const, 'refund' as const),
    which: fc.nat(20),
    pesos: fc.nat(30_000),
  }),
  fc.record({ does: fc.constant('useCredit' as const) }),
);

it('keeps every balance the sum of its lines, whatever is charged, paid and taken back', async () => {
  const histories = fc.sample(fc.array(step, { minLength: 8, maxLength: 14 }), {
    seed: 20_261_128,
    numRuns: 12,
  });
  for (const history of histories) {
    const ids = { charges: [] as number[], payments: [] as number[] };
    for (const [n, action] of history.entries()) {
      if (action.does === 'charge') ids.charges.push((await charge(n, action.pesos)).body.id);
      else if (action.does === 'pay') {
        const medio = action.isCash ? 'efectivo' : 'debito';
        const { status, body } = await pay(n, { monto: action.pesos, medio, deja_saldo: true });
        if (status === 201) ids.payments.push(body.id);
      } else if (action.does === 'useCredit') await desk(n).post('/api/caja/saldo/', { paciente: 1 });
      else {
        const among = action.does === 'reverse' ? ids.charges : ids.payments;
        const path = action.does === 'reverse' ? 'cobros/anular' : 'pagos/devolver';
        const monto = action.does === 'refund' && action.pesos > 0 ? { monto: action.pesos } : {};
        if (among.length > 0)
          await desk(n).post(`/api/caja/${path}/${among[action.which % among.length]}/`, {
            motivo: 'x',
            ...monto,
          });
      }
    }
    const { rows } = await product.database.query(
      `select (select coalesce(sum(amount), 0)::int from charge) as charged,
              (select coalesce(sum(amount), 0)::int from payment) as paid`,
    );
    const { saldo_pendiente, saldo_a_favor } = await account();
    expect({ history, balance: saldo_pendiente - saldo_a_favor }).toEqual({
      history,
      balance: rows[0].charged - rows[0].paid,
    });
    expect(Math.min(saldo_pendiente, saldo_a_favor)).toBeGreaterThanOrEqual(0);
  }
});
