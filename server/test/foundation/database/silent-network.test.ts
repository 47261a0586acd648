import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';

const product = useProduct({ behindWire: true });
const { staff } = product;

it('answers 503 within five seconds if the network drops all traffic, and serves the first request afterwards', async () => {
  product.wire.lose();
  const begun = performance.now();
  const answers = await Promise.all([
    staff.get('/api/pacientes/'),
    product.client().get('/api/citas/disponibles/?fecha=2026-11-20'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(performance.now() - begun).toBeLessThan(5_000);
  product.wire.find();
  const booked = await bookByRest(product.client(), {
    ...visitor(1),
    date: '2026-11-20',
    time: '09:00',
  });
  expect(booked).toBe('booked');
});

it('opens new connections after the idle ones were silently lost', async () => {
  expect((await staff.get('/api/pacientes/')).status).toBe(200);
  product.wire.lose();
  product.wire.find();
  // A recently used connection is assumed to be alive.
  await delay(1_500);
  expect((await staff.get('/api/pacientes/')).status).toBe(200);
});
