import { beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addPatient } from '../product/builders.js';
import type { TestClient } from '../product/test-client.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'pay_line, pay_settlement, pay_rate, pay_regime, pack_offer, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, treatment, patient',
});
const second = useSecondInstance(product);
const desks = [product.staff, second.staff];
const desk = (n: number): TestClient => desks[n % 2]!;
const PRICE = 25_000;

let treatment: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  const { rows } = await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price) values ('PODIATRY', 'Láser', 60, ${PRICE}) returning id`,
  );
  treatment = rows[0].id;
});

/** Finished visits. */
async function visits(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const when = { fecha: n % 2 === 0 ? '2026-11-18' : '2026-11-19', hora: `${10 + Math.floor(n / 2)}:00` };
    const visit = { paciente: 1, tratamiento: 'Láser', ...when };
    ids.push((await desk(0).post('/api/citas/crear_cita_admin/', visit)).body.id);
  }
  await product.database.query(`update appointment set status = 'COMPLETED'`);
  for (const id of ids) await desk(0).post('/api/caja/cobros/', { cita: id, es_visita: true });
  return ids;
}

async function sold(sesiones: number, precio = 100_000): Promise<number> {
  const nombre = `Láser ${sesiones} ${precio}`;
  const offers = (await desk(0).get('/api/packs/')).body;
  const known = offers.find((offer: { nombre: string }) => offer.nombre === nombre)?.id;
  const pack =
    known ??
    (await desk(0).post('/api/packs/', { nombre, tratamientos: [treatment], sesiones, precio, meses: 6 }))
      .body.id;
  const { body } = await desk(1).post('/api/caja/packs/', { paciente: 1, pack, pago: { medio: 'debito' } });
  return body.id;
}

const use = (n: number, pack: number, cita: number) =>
  desk(n).post(`/api/caja/packs/usar/${pack}/`, { cita });
const cancel = (n: number, pack: number, more: object = {}) =>
  desk(n).post(`/api/caja/packs/cancelar/${pack}/`, { motivo: 'x', ...more });
const account = async () => (await desk(0).get('/api/caja/saldo/?paciente=1')).body;
const packs = async () => (await desk(1).get('/api/caja/packs/?paciente=1')).body;
const count = <Answer extends { status: number }>(answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

it('gives the last session to one visit, however many desks take it at once', async () => {
  const pack = await sold(1);
  const finished = await visits(12);
  const answers = await Promise.all(finished.map((cita, n) => use(n, pack, cita)));
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 11]);
  expect(await account()).toMatchObject({ saldo_pendiente: 11 * PRICE });
});

it('covers a visit once, whichever packs the desks use', async () => {
  const both = [await sold(5), await sold(5)];
  const [cita = 0] = await visits(1);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => use(n, both[n % 3 === 0 ? 1 : 0]!, cita)),
  );
  expect(count(answers, 201)).toBe(1);
  expect((await packs()).map(({ quedan }: { quedan: number }) => quedan).toSorted()).toEqual([4, 5]);
});

it('cancels a pack once, with every session that was used before', async () => {
  const pack = await sold(10);
  const finished = await visits(10);
  const answers = await Promise.all([
    ...finished.map((cita, n) => use(n, pack, cita)),
    cancel(0, pack, { medio_devolucion: 'debito' }),
    cancel(1, pack, { medio_devolucion: 'debito' }),
  ]);
  const used = count(answers.slice(0, 10), 201);
  expect(count(answers.slice(10), 201)).toBe(1);
  expect(await packs()).toMatchObject([{ quedan: 10 - used, devuelto: 10_000 * (10 - used) }]);
  expect(await account()).toMatchObject({ saldo_pendiente: (10 - used) * PRICE, saldo_a_favor: 0 });
});

/** A user's next step, on a pack or visit chosen by its position. */
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('sell' as const),
      sessions: fc.integer({ min: 1, max: 3 }),
      price: fc.constantFrom(10_000, 33_333, 99_999),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('use' as const), pack: fc.nat(9), visit: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('giveBack' as const), which: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('cancel' as const), pack: fc.nat(9), isCash: fc.boolean() }),
  },
);

it('keeps what is left the sessions less their uses, every balance the sum of its lines, and pay that of charges and used sessions', async () => {
  const histories = fc.sample(fc.array(step, { minLength: 8, maxLength: 14 }), {
    seed: 20_261_128,
    numRuns: 8,
  });
  const regime = {
    profesional: 1,
    regimen: 'sueldo',
    desde: '2026-11-01',
    base: 'atendido',
    porcentaje: 100,
  };
  expect((await desk(0).post('/api/caja/regimenes/', regime)).status).toBe(201);
  const finished = await visits(6);
  for (const history of histories) {
    for (const [n, action] of history.entries()) {
      const all = (await packs()) as Array<{ id: number; usos: Array<{ id: number }> }>;
      const pack = 'pack' in action ? all[action.pack % Math.max(1, all.length)]?.id : undefined;
      if (action.does === 'sell') await sold(action.sessions, action.price);
      else if (action.does === 'giveBack') {
        const uses = all.flatMap(({ usos }) => usos);
        const use = uses[action.which % Math.max(1, uses.length)];
        if (use) await desk(n).post(`/api/caja/packs/sesiones/devolver/${use.id}/`, { motivo: 'x' });
      } else if (pack !== undefined && action.does === 'use') await use(n, pack, finished[action.visit]!);
      else if (pack !== undefined && action.does === 'cancel')
        await cancel(n, pack, { medio_devolucion: action.isCash ? 'efectivo' : 'debito' });
    }
    const { rows } = await product.database.query(
      `select (select coalesce(sum(amount), 0)::int from charge) - (select coalesce(sum(amount), 0)::int from payment) as balance,
              (select coalesce(sum(k.sessions), 0)::int from pack k)
                - (select count(*) filter (where reverses_id is null)::int - count(*) filter (where reverses_id is not null)::int
                   from pack_use) as remaining,
              (select coalesce(sum(amount), 0)::int from charge where kind <> 'PACK')
                + (select coalesce(sum(case when u.reverses_id is null then 1 else -1 end * (k.price / k.sessions)), 0)::int
                   from pack_use u join pack k on k.id = u.pack_id) as pay`,
    );
    const { saldo_pendiente, saldo_a_favor } = await account();
    const left = (await packs()) as Array<{ quedan: number; sesiones: number }>;
    expect({
      history,
      balance: saldo_pendiente - saldo_a_favor,
      pay: (await desk(0).get('/api/caja/liquidaciones/2026-11/1/')).body.bruto,
      remaining: left.reduce((sum, { quedan }) => sum + quedan, 0),
      isWithin: left.every(({ quedan, sesiones }) => quedan >= 0 && quedan <= sesiones),
    }).toEqual({ history, ...rows[0], isWithin: true });
  }
});
