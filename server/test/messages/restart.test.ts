import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/foundation/config.js';
import { MessageSweep } from '../../src/messages/delivery/message-sweep.js';
import { ADMIN, startProduct, type TestProduct } from '../product/start-product.js';
import { TestClient } from '../product/test-client.js';
import { bookByRest, visitor } from '../product/visitors.js';
import { FakeCloudApi } from './fake-cloud-api.js';
import { MessageHelper, runOn } from './message-helper.js';

const cloud = new FakeCloudApi();
let base: TestProduct;
beforeAll(async () => {
  await cloud.start();
  base = await startProduct({ environment: cloud.environment });
});
beforeEach(async () => {
  cloud.forget();
  await new MessageHelper(base, base.client()).clear();
});
afterAll(async () => {
  await base.stop();
  await cloud.stop();
});

const NIGHT = new Date('2026-11-19T02:00:00Z');
const MORNING = new Date('2026-11-19T11:00:00Z');
/** Starts another instance. The first one works on the same queue, so its clock moves too. */
const start = async (instant: Date): Promise<TestProduct> => {
  const product = await startProduct({ environment: cloud.environment, databaseUrl: base.databaseUrl });
  for (const { clock } of [base, product]) clock.instant = instant;
  return product;
};

it('sends a message created before a stop once, on whichever instance starts next', async () => {
  await base.database.query('update message_settings set confirmations = true');
  const before = await start(NIGHT);
  expect(await bookByRest(before.client(), { ...visitor(1), date: '2026-11-20', time: '10:00' })).toBe(
    'booked',
  );
  await before.stop();
  expect(cloud.requests).toEqual([]);
  const after = await start(MORNING);
  await runOn(after, MessageSweep, (sweep) => sweep.run());
  await runOn(after, MessageSweep, (sweep) => sweep.run());
  await cloud.untilAccepted(1);
  await after.stop();
  expect(cloud.accepted).toHaveLength(1);
});

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts the server as a separate process that can be killed. */
async function spawnProduct(): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, 'dist/start/main.js')], {
    env: {
      ...cloud.environment,
      DATABASE_URL: base.databaseUrl,
      DATA_DIR: path.join(tmpdir(), 'huella-no-data'),
      TOKEN_SECRET: 'a'.repeat(40),
      BACKUP_TIME: 'off',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /Booking page\s+(http:\/\/[^/]+)\//.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
  return { url, process: child };
}

it('does not repeat a send that was interrupted by a kill, and reports it', async () => {
  const killed = await spawnProduct();
  const desk = new MessageHelper(base, await new TestClient(killed.url).logIn(ADMIN));
  const held = cloud.holdNext();
  const answer = desk.staff
    .post('/api/notificaciones/whatsapp/confirmacion/', { cita_id: await desk.book('2099-11-20', '10:00') })
    .catch(() => 'no answer');
  await held.arrived;
  const exit = once(killed.process, 'exit');
  killed.process.kill('SIGKILL');
  await exit;
  expect(await answer).toBe('no answer');
  expect(await desk.messages()).toMatchObject([{ state: 'SENDING', tries: 1 }]);
  const later = await start(new Date(Date.now() + 121_000));
  await runOn(later, MessageSweep, (sweep) => sweep.run());
  await later.stop();
  held.letGo();
  expect(await desk.messages()).toMatchObject([
    { state: 'UNCERTAIN', failure: expect.stringMatching(/No se sabe/) },
  ]);
  expect(cloud.requests).toHaveLength(1);
});
