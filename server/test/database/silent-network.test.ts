import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { bookByRest, visitor } from '../product/visitors.js';
import { Wire } from '../product/wire.js';

let product: TestProduct;
let behindTheWire: TestProduct;
let wire: Wire;
let staff: TestClient;
beforeAll(async () => {
  product = await startProduct();
  const address = new URL(product.databaseUrl);
  wire = new Wire({ host: address.hostname, port: Number(address.port) });
  await wire.mend();
  address.port = String(wire.port);
  behindTheWire = await startProduct({ databaseUrl: address.href });
  staff = await behindTheWire.logIn();
});
afterAll(async () => {
  await behindTheWire.stop();
  await wire.cut();
  await product.stop();
});

it('answers 503 within five seconds where the network loses everything, and the first request afterwards', async () => {
  wire.lose();
  const begun = performance.now();
  const answers = await Promise.all([
    staff.get('/api/pacientes/'),
    behindTheWire.client().get('/api/citas/disponibles/?fecha=2026-11-20'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(performance.now() - begun).toBeLessThan(5_000);
  wire.find();
  const booked = await bookByRest(behindTheWire.client(), {
    ...visitor(1),
    date: '2026-11-20',
    time: '09:00',
  });
  expect(booked).toBe('booked');
});

it('finds new connections where those of a quiet hour were lost without a word', async () => {
  expect((await staff.get('/api/pacientes/')).status).toBe(200);
  wire.lose();
  wire.find();
  // What was used a moment ago is believed to live.
  await delay(1_500);
  expect((await staff.get('/api/pacientes/')).status).toBe(200);
});
