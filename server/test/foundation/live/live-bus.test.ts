import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { Sql } from '../../../src/foundation/database/sql.js';
import { LiveBus, type LiveEvent } from '../../../src/foundation/live/live-bus.js';
import { eventually } from '../../product/eventually.js';
import { useProduct } from '../../product/use-product.js';
import { Wire } from '../../product/wire.js';

const product = useProduct();
let wire: Wire;
let bus: LiveBus;
beforeAll(async () => {
  const near = await Wire.to(product.databaseUrl);
  wire = near.wire;
  const heartbeat = { interval: 100, timeout: 500 };
  bus = new LiveBus(product.app.get(Sql), near.nearUrl, pino({ level: 'silent' }), heartbeat);
});
afterAll(async () => {
  await bus.onApplicationShutdown();
  await wire.cut();
});

it('detects that its connection was silently lost, and makes every subscriber reload', async () => {
  const received: LiveEvent[] = [];
  bus.onEvent((event) => received.push(event));
  bus.onApplicationBootstrap();
  await eventually(() => bus.isListening);

  wire.lose();
  await eventually(() => !bus.isListening, 'the loss');
  const missed: LiveEvent = { kind: 'SCHEDULE' };
  await product.app.get(LiveBus).publish(missed);
  wire.find();
  await eventually(() => bus.isListening, 'the return');
  expect(received).toEqual([{ kind: 'RESYNC' }, { kind: 'RESYNC' }]);

  const later: LiveEvent = { kind: 'STOCK' };
  await product.app.get(LiveBus).publish(later);
  await eventually(() => received.length > 2);
  expect(received.at(-1)).toEqual(later);
});
