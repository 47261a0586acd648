import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../../product/start-product.js';
import { bookByGraphql, bookByRest, visitor } from '../../product/visitors.js';

let product: TestProduct;
beforeEach(async () => void (product = await startProduct()));
afterEach(() => product.stop());

it('sells one hour to exactly one of 50 visitors who want it at the same time, by REST and GraphQL', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const wish = { ...visitor(n), date: '2026-11-20', time: '10:00' };
      return n % 2 === 0 ? bookByRest(product.client(), wish) : bookByGraphql(product.client(), wish);
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'Hora no disponible')).toHaveLength(49);
  const { rows } = await product.database.query(
    `select (select count(*)::int from appointment) as appointments,
            (select count(*)::int from appointment_slot) as slots,
            (select count(*)::int from patient) as patients`,
  );
  // The other 49 requests leave nothing behind: no row and no patient.
  expect(rows).toEqual([{ appointments: 1, slots: 2, patients: 1 }]);
});

it('gives every visitor an hour when there are as many hours as visitors', async () => {
  const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
  const outcomes = await Promise.all(
    hours.map((time, n) => bookByRest(product.client(), { ...visitor(n), date: '2026-11-20', time })),
  );
  expect(outcomes).toEqual(hours.map(() => 'booked'));
  const { rows } = await product.database.query('select distinct rut from patient');
  expect(rows).toHaveLength(hours.length);
});

it('creates one patient for a visitor who books several hours at the same time', async () => {
  const wishes = ['09:00', '10:00', '11:00', '12:00'].map((time) => ({
    ...visitor(1),
    date: '2026-11-20',
    time,
  }));
  await Promise.all(wishes.map((wish) => bookByGraphql(product.client(), wish)));
  const { rows } = await product.database.query('select count(*)::int as patients from patient');
  expect(rows).toEqual([{ patients: 1 }]);
});

it('sells an hour only once through two instances on one database', async () => {
  const second = await startProduct({ databaseUrl: product.databaseUrl });
  try {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        bookByRest((n % 2 === 0 ? product : second).client(), {
          ...visitor(n),
          date: '2026-11-20',
          time: '10:00',
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
  } finally {
    await second.stop();
  }
});
