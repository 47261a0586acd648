import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MessageSweep } from '../../src/notifications/message-sweep.js';
import { startProduct, type TestProduct } from '../harness.js';
import { bookByRest, visitor } from '../visitors.js';
import { CloudStandIn } from './cloud-stand-in.js';
import { runOn } from './message-desk.js';

const cloud = new CloudStandIn();
let base: TestProduct;
beforeAll(async () => {
  await cloud.start();
  base = await startProduct();
  await base.database.query('update message_settings set confirmations = true');
});
afterAll(async () => {
  await base.stop();
  await cloud.stop();
});

const NIGHT = new Date('2026-11-19T02:00:00Z');
const MORNING = new Date('2026-11-19T11:00:00Z');
const start = async (instant: Date): Promise<TestProduct> => {
  const product = await startProduct({ environment: cloud.environment, databaseUrl: base.databaseUrl });
  product.clock.instant = instant;
  return product;
};

it('sends once what was written before a stop, whoever starts next', async () => {
  const before = await start(NIGHT);
  expect(await bookByRest(before.client(), { ...visitor(1), date: '2026-11-20', time: '10:00' })).toBe(
    'booked',
  );
  await before.stop();
  expect(cloud.requests).toEqual([]);
  const after = await start(MORNING);
  await runOn(after, MessageSweep, (sweep) => sweep.run());
  await runOn(after, MessageSweep, (sweep) => sweep.run());
  await cloud.hasAccepted(1);
  await after.stop();
  expect(cloud.accepted).toHaveLength(1);
});
