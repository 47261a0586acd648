import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { startEmbeddedDatabase } from '../../../src/foundation/database/embedded-database.js';
import type { EmbeddedPostgres } from '../../../src/foundation/postgres/embedded-postgres.js';
import { prepareDatabase } from '../../../src/foundation/database/prepare-database.js';
import { Sql } from '../../../src/foundation/database/sql.js';
import { Freezer } from '../../product/freezer.js';
import { ADMIN, startProduct, type TestProduct } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { BOOK, bookByRest, reserva, visitor } from '../../product/visitors.js';

let folder: string;
let server: EmbeddedPostgres;
let product: TestProduct;
let staff: TestClient;
let freezer: Freezer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huella-frozen-'));
  const directory = path.join(folder, 'postgres');
  server = await startEmbeddedDatabase({ directory, durable: false });
  await prepareDatabase(server.url);
  // Rate limits are counted in the database.
  const environment = { LIMIT_LOGINS: '1000/60', LIMIT_BOOKINGS: '1000/60' };
  product = await startProduct({ databaseUrl: server.url, environment });
  staff = await product.logIn();
  freezer = new Freezer(directory);
});
afterEach(() => freezer.thaw());
afterAll(async () => {
  freezer.thaw();
  await product.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a call and measures how many milliseconds it took. */
async function timed<T>(call: () => Promise<T>): Promise<{ took: number; answer: T }> {
  const begun = performance.now();
  const answer = await call();
  return { took: performance.now() - begun, answer };
}

const LATEST_MS = 5_000;
const date = '2026-11-20';
const booking = (n: number, time: string) => ({ ...visitor(n), date, time });

it('answers 503 within five seconds while the database is frozen, and serves the first request afterwards', async () => {
  freezer.freeze();
  const visit = product.client();
  const calls = {
    list: () => staff.get('/api/pacientes/'),
    booking: () => visit.post('/api/citas/reservar/', reserva(booking(1, '09:00'))),
    login: () => visit.post('/api/usuarios/auth/login/', ADMIN),
    free: () => visit.get(`/api/citas/disponibles/?fecha=${date}`),
  };
  const waits = Object.entries(calls).map(async ([name, call]) => ({ name, ...(await timed(call)) }));
  const graphql = timed(() => visit.graphql(BOOK, { input: booking(2, '10:00') }));
  const ready = [visit, staff].map((client) => timed(() => client.get('/health/ready')));
  for (const { name, took, answer } of await Promise.all(waits)) {
    expect([name, answer.status]).toEqual([name, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(took).toBeLessThan(LATEST_MS);
  }
  expect((await graphql).answer.body.errors[0].extensions.code).toBe('DATABASE_UNAVAILABLE');
  expect((await graphql).took).toBeLessThan(LATEST_MS);
  for (const { took, answer } of await Promise.all(ready)) {
    expect(answer.status).toBe(503);
    expect(took).toBeLessThan(2_000);
  }

  // The database is now known to be away, so later requests do not wait for the timeout again.
  const later = await timed(() => visit.post('/api/citas/reservar/', reserva(booking(3, '11:00'))));
  expect(later.answer.status).toBe(503);
  expect(later.took).toBeLessThan(LATEST_MS);

  freezer.thaw();
  expect(await bookByRest(visit, booking(4, '12:00'))).toBe('booked');
});

it('lets each request wait only once for the database to return, also requests that share a read', async () => {
  const sql = product.app.get(Sql);
  const asRequest = (work: () => Promise<void>) => RequestContext.create(product.app.get(MikroORM).em, work);
  freezer.freeze();
  // After this failure, the database is known to be away.
  expect((await staff.get('/api/pacientes/')).status).toBe(503);
  const failed: string[] = [];
  const fail = async (name: string): Promise<void> => {
    await sql.rows('select 2 as two').catch(() => failed.push(name));
  };
  let other: Promise<void> | undefined;
  const askTwice = async () => {
    await expect(sql.sharedRows('select 1 as one')).rejects.toThrow();
    other ??= asRequest(() => fail('a request that still has to wait'));
    await fail('a request that has waited');
  };
  await Promise.all([asRequest(askTwice), asRequest(askTwice)]);
  await other;
  expect(failed).toEqual([
    'a request that has waited',
    'a request that has waited',
    'a request that still has to wait',
  ]);
});

it('answers 503 in time to a document with many mutations while the database is frozen', async () => {
  freezer.freeze();
  const one = (alias: string, n: number) =>
    `${alias}: bookAppointment(input: { name: "V ${n}", email: "v${n}@demo.invalid", phone: "+56 9 0000 100${n}",
       notes: "", date: "${date}", time: "1${n}:00" }) { date }`;
  const document = `mutation { ${[3, 4, 5, 6].map((n) => one(`a${n}`, n)).join(' ')} }`;
  const { took, answer } = await timed(() => product.client().graphql(document));
  expect(answer.body.errors).toContainEqual(
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'DATABASE_UNAVAILABLE' }) }),
  );
  expect(took).toBeLessThan(LATEST_MS);
});

it('loses no pooled connection when the database freezes in the middle of transactions', async () => {
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30'];
  const days = { '2026-11-23': 1, '2026-11-24': 30, '2026-11-25': 150 };
  for (const [day, turns] of Object.entries(days)) {
    const under = times.map((time, n) =>
      timed(() => bookByRest(product.client(), { ...visitor(n), date: day, time })),
    );
    // The bookings are at a different statement each time.
    for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
    freezer.freeze();
    for (const { took } of await Promise.all(under)) expect(took).toBeLessThan(LATEST_MS);
    freezer.thaw();
    expect((await staff.get('/api/pacientes/')).status).toBe(200);
  }
  // More concurrent requests than the pool has connections.
  const answers = await Promise.all(Array.from({ length: 60 }, () => staff.get('/api/pacientes/')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
