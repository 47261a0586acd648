import { beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addPatient } from '../product/builders.js';
import { emptyTables } from '../product/empty-tables.js';
import type { TestClient } from '../product/test-client.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';

const EMPTY =
  'pay_line, pay_settlement, pay_rate, pay_regime, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, patient';
const product = useSharedProduct({ empty: EMPTY });
const second = useSecondInstance(product);
const desks = [product.staff, second.staff];
const desk = (n: number): TestClient => desks[n % 2]!;

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
});

const regime = (n: number, more: object = {}) =>
  desk(n).post('/api/caja/regimenes/', {
    profesional: 1,
    regimen: 'honorarios',
    desde: '2026-08-01',
    base: 'atendido',
    porcentaje: 37.5,
    ...more,
  });
const charge = (n: number, precio: number, fecha: string) =>
  desk(n).post('/api/caja/cobros/', { paciente: 1, descripcion: 'x', precio, fecha, profesional_id: 1 });
const settle = (n: number, mes: string) => desk(n).post(`/api/caja/liquidaciones/${mes}/1/`, {});
const linesOf = async (mes: string) => (await desk(0).get(`/api/caja/liquidaciones/${mes}/1/`)).body.lineas;

it('settles a month once, however many desks do it at once, with every charge paid once', async () => {
  await regime(0);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      n % 3 === 0 ? settle(n, '2026-10') : charge(n, 1_000, '2026-10-20'),
    ),
  );
  expect(answers.filter(({ body }) => body.lineas)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.monto === 1_000)).toHaveLength(16);
  // Lines that the settlement missed are in the next month.
  expect([...(await linesOf('2026-10')), ...(await linesOf('2026-11'))]).toHaveLength(16);
});

it('starts no regime in a month that is settled at the same moment', async () => {
  await regime(0);
  await charge(0, 10_000, '2026-10-20');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 2 ? settle(n, '2026-10') : regime(n, { desde: `2026-10-${10 + n}`, porcentaje: n }),
    ),
  );
  expect(answers.filter(({ body }) => body.lineas)).toHaveLength(1);
  const { rows } = await product.database.query(
    `select l.amount = l.base * r.basis_points / 10000 as "isOfItsRegime" from pay_line l
       join lateral (select * from pay_regime where valid_from <= l.day order by valid_from desc limit 1) r on true`,
  );
  expect(rows).toEqual([{ isOfItsRegime: true }]);
});

const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11'] as const;
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('charge' as const), pesos: fc.nat(30_000), month: fc.nat(3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      pesos: fc.integer({ min: 1, max: 30_000 }),
      month: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('reverse' as const, 'refund' as const), which: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('credit' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('settle' as const), month: fc.nat(2) }) },
);

it.each(['cobrado', 'atendido'])(
  'pays for exactly the amounts %s, whatever is charged, paid, taken back and settled in any order',
  async (base) => {
    const histories = fc.sample(fc.array(step, { minLength: 10, maxLength: 16 }), {
      seed: 20_261_129,
      numRuns: 6,
    });
    for (const history of histories) {
      await emptyTables(product.database, EMPTY.replace(', patient', ''));
      await regime(0, { base });
      const ids = { charges: [] as number[], payments: [] as number[] };
      for (const [n, action] of history.entries()) {
        if (action.does === 'charge') {
          const { body } = await charge(n, action.pesos, `${MONTHS[action.month]}-10`);
          ids.charges.push(body.id);
        } else if (action.does === 'pay') {
          const fecha = `${MONTHS[action.month]}-11`;
          const { status, body } = await desk(n).post('/api/caja/pagos/', {
            paciente: 1,
            medio: 'debito',
            monto: action.pesos,
            deja_saldo: true,
            fecha,
          });
          if (status === 201) ids.payments.push(body.id);
        } else if (action.does === 'credit') await desk(n).post('/api/caja/saldo/', { paciente: 1 });
        else if (action.does === 'settle') await settle(n, MONTHS[action.month]!);
        else {
          const among = action.does === 'reverse' ? ids.charges : ids.payments;
          const path = action.does === 'reverse' ? 'cobros/anular' : 'pagos/devolver';
          if (among.length > 0)
            await desk(n).post(`/api/caja/${path}/${among[action.which % among.length]}/`, { motivo: 'x' });
        }
      }
      const lines = (await Promise.all(MONTHS.map(linesOf))).flat();
      const { rows } = await product.database.query(
        `select (select coalesce(sum(amount), 0)::int from charge) as atendido,
                (select coalesce(sum(amount), 0)::int from payment_use) as cobrado,
                (select coalesce(sum(amount * 3750 / 10000), 0)::int from ${base === 'cobrado' ? 'payment_use' : 'charge'}) as pay`,
      );
      const sum = (key: string) => lines.reduce((all, line) => all + line[key], 0);
      expect({ history, base: sum('base'), pay: sum('monto') }).toEqual({
        history,
        base: rows[0][base],
        pay: rows[0].pay,
      });
    }
  },
);
