import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import { ADMIN } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';

const TIMEOUT_MS = 3_000;
const product = useProduct({ environment: { REQUEST_TIMEOUT: String(TIMEOUT_MS / 1_000) } });
/** More than fits into the buffers of both connections. */
const LARGE = 40_000_000;

let other: TestClient;
beforeAll(async () => {
  await product.database.query(
    `create table large as select repeat('x', 1000) from generate_series(1, ${LARGE / 1_000});
     insert into staff_user (username, name, password_hash, rights)
     select 'other', 'Other', password_hash, rights from staff_user where username = '${ADMIN.username}'`,
  );
  other = await product.client().logIn({ ...ADMIN, username: 'other' });
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const dumps = async (): Promise<number> => {
  const { rowCount } = await product.database.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'huella backup'",
  );
  return rowCount ?? 0;
};
const download = ({ access }: TestClient) =>
  describedFetch(`${product.url}/api/database/backup/`, { headers: { authorization: `Bearer ${access}` } });

/** A download of which only the first bytes are read. */
async function begin({ access }: TestClient): Promise<Socket> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  open.push(socket);
  socket.write(`GET /api/database/backup/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${access}\r\n\r\n`);
  await once(socket, 'data');
  socket.removeAllListeners('data').pause();
  return socket;
}

/** Reads with pauses, for longer than the timeout for a client that does not read. */
async function readSlowly(socket: Socket): Promise<void> {
  let bytes = 0;
  const began = Date.now();
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    bytes += (piece as Buffer).length;
    if (bytes > LARGE) break;
    await delay(10);
  }
  expect(bytes).toBeGreaterThan(LARGE);
  expect(Date.now() - began).toBeGreaterThan(1.5 * TIMEOUT_MS);
}

describe('Backup download by a slow client', () => {
  it("cuts a backup's download and frees its connection if the client does not read, but not if it reads slowly", async () => {
    await begin(product.staff);
    const slow = await begin(other);
    expect(await dumps()).toBe(2);
    await readSlowly(slow);
    slow.destroy();
    await eventually(async () => (await dumps()) === 0, 'the end of both dumps');
    const response = await download(product.staff);
    expect(response.status).toBe(200);
    expect((await response.text()).trimEnd()).toMatch(/the dump is complete$/);
  });

  it('limits backup downloads to one at a time per user, however the previous one ended', async () => {
    const socket = await begin(product.staff);
    const second = await download(product.staff);
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({ error: expect.stringContaining('Ya está descargando') });
    const others = await download(other);
    expect(others.status).toBe(200);
    await others.body!.cancel();
    socket.destroy();
    await eventually(async () => {
      const { status, body } = await download(product.staff);
      await body!.cancel();
      return status === 200;
    }, 'another download');
  });
});
