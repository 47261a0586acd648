import { beforeEach, describe, expect, it } from '@jest/globals';
import { RequestPool } from '../../../src/foundation/database/connections/request-pool.js';
import { LiveBus } from '../../../src/foundation/live/live-bus.js';
import { PublicResponseCache } from '../../../src/foundation/answers/public-response-cache.js';
import { eventually } from '../../product/eventually.js';
import { startProduct } from '../../product/start-product.js';
import { statementsOf } from '../../product/statements.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient, closure' });
const second = useSecondInstance(product);
const { staff } = product;

const DAY = '2026-11-20';
const TODAY = '2026-11-18';
const FREE = `/api/citas/disponibles/?fecha=${DAY}`;
const QUERY = `{ availability(date: "${DAY}") { freeStarts } }`;

const book = async (n: number, hora: string, date = DAY, instance = product) => {
  const { status } = await instance
    .client()
    .post('/api/citas/reservar/', reserva({ ...visitor(n), date, time: hora }));
  expect(status).toBe(201);
};
const freeByRest = async (): Promise<string[]> => (await product.client().get(FREE)).body.horas_disponibles;
const freeByGraphql = async (): Promise<string[]> =>
  (await product.client().graphql(QUERY)).body.data.availability.freeStarts;

/** Counts the database connections that the work uses. */
async function connectionsOf(work: () => Promise<unknown>): Promise<number> {
  const pool = product.app.get(RequestPool);
  const { connect } = pool;
  let taken = 0;
  pool.connect = function connectAndCount() {
    taken += 1;
    return connect.call(pool);
  };
  await work();
  pool.connect = connect;
  return taken;
}

/** Waits until the instance's own change was announced, before which nothing is cached. */
beforeEach(() => eventually(() => product.app.get(PublicResponseCache).now() !== undefined));
const untilKept = (ask: () => Promise<unknown>) => eventually(async () => (await connectionsOf(ask)) === 0);

describe('Client that already has the response', () => {
  it.each([
    ['free hours', FREE],
    ['the booking page', '/public/reservar'],
  ])('answers 304 for %s until an hour is booked', async (_name, path) => {
    const get = (headers: Record<string, string> = {}) => product.client().get(path, headers);
    // The first response is computed, the next ones are cached.
    const first = await get();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control'), tag]).toEqual([
      200,
      'no-cache',
      expect.stringMatching(/^"/),
    ]);
    await untilKept(get);
    for (const named of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get({ 'if-none-match': named });
      expect([again.status, again.headers.get('etag'), again.body]).toEqual([304, tag, '']);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    await book(1, '10:00');
    await eventually(() => product.app.get(PublicResponseCache).now() !== undefined);
    const changed = await get({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it('answers 304 for a response that is computed again with the same bytes', async () => {
    const tag = (await product.client().get(FREE)).headers.get('etag') ?? '';
    // Nothing is cached until the event arrives.
    await product.app.get(LiveBus).publish({ kind: 'RESYNC' });
    expect((await product.client().get(FREE, { 'if-none-match': tag })).status).toBe(304);
    await eventually(() => product.app.get(PublicResponseCache).now() !== undefined);
    expect((await product.client().get(FREE, { 'if-none-match': tag })).status).toBe(304);
  });

  it('returns the whole response to a client with a token', async () => {
    const tag = (await product.client().get(FREE)).headers.get('etag') ?? '';
    const answer = await staff.get(FREE, { 'if-none-match': tag });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  });
});

describe('Free hours of another day of a week', () => {
  const SATURDAY = '2026-11-21';
  const free = async (date: string): Promise<string[]> =>
    (await product.client().get(`/api/citas/disponibles/?fecha=${date}`)).body.horas_disponibles;

  it('returns how full each day of the week is from one more statement', async () => {
    const query = `{ availability(date: "${SATURDAY}") { freeStarts week { freeCount } } }`;
    const statements = await statementsOf(product, 'from appointment_slot', () =>
      product.client().graphql(query),
    );
    expect(statements.filter((text) => text.includes('from appointment_slot'))).toHaveLength(2);
  });

  it("removes an hour that this instance or another one sells from another day's free hours", async () => {
    await untilKept(() => free(DAY));
    await book(1, '10:00', SATURDAY);
    expect(await free(SATURDAY)).not.toContain('10:00');
    await untilKept(() => free(DAY));
    await book(2, '12:00', SATURDAY, second);
    await eventually(async () => !(await free(SATURDAY)).includes('12:00'));
  });
});

describe('Cached free hours', () => {
  it.each([
    ['REST', () => product.client().get(FREE)],
    ['GraphQL', () => product.client().graphql(QUERY)],
  ])('returns the same free hours by %s again without the database', async (_name, ask) => {
    const first = await ask();
    await untilKept(ask);
    const again = await ask();
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(200);
    const known = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => !['x-request-id', 'date', 'keep-alive'].includes(name));
    expect(known(again)).toEqual(known(first));
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('never returns a cached hour that the same instance has sold or closed', async () => {
    for (const [n, hora] of ['10:00', '12:00', '16:00'].entries()) {
      expect(await freeByRest()).toContain(hora);
      expect(await freeByGraphql()).toContain(hora);
      await book(n, hora);
      expect(await freeByRest()).not.toContain(hora);
      expect(await freeByGraphql()).not.toContain(hora);
    }
    const { body } = await staff.graphql(
      `mutation { createClosure(input: { from: "${DAY}", to: "${DAY}", reason: "Duelo" }) { id } }`,
    );
    expect(await freeByRest()).toEqual([]);
    await staff.graphql(`mutation { deleteClosure(id: ${body.data.createClosure.id}) }`);
    expect(await freeByGraphql()).toHaveLength(7);
  });

  it('removes hours sold by another instance from cached free hours', async () => {
    await untilKept(() => product.client().get(FREE));
    await untilKept(() => product.client().graphql(QUERY));
    await book(1, '10:00', DAY, second);
    await eventually(async () => !(await freeByRest()).includes('10:00'));
    await eventually(async () => !(await freeByGraphql()).includes('10:00'));
  });

  it('computes free hours for staff, who see past ones, and never shows that response to visitors', async () => {
    const path = `/api/citas/disponibles/?fecha=${TODAY}`;
    const seenByVisitor = async () => (await product.client().get(path)).body.horas_disponibles;
    expect(await seenByVisitor()).not.toContain('09:00');
    await untilKept(seenByVisitor);
    expect((await staff.get(path)).body.horas_disponibles).toContain('09:00');
    expect(await seenByVisitor()).not.toContain('09:00');
  });

  it('removes an hour that has passed from cached free hours', async () => {
    const seen = async () =>
      (await product.client().get(`/api/citas/disponibles/?fecha=${TODAY}`)).body.horas_disponibles;
    expect(await seen()).toContain('15:00');
    await untilKept(seen);
    product.clock.instant = new Date('2026-11-18T18:00:00Z');
    expect(await seen()).not.toContain('15:00');
  });

  it('does not cache free hours together with a field that changes without an event', async () => {
    const name = async (): Promise<string> =>
      (await product.client().graphql(`{ availability(date: "${DAY}") { date } clinic { name } }`)).body.data
        .clinic.name;
    await name();
    await product.database.query("update clinic_settings set name = 'Pies y manos'");
    expect(await name()).toBe('Pies y manos');
  });

  it('does not cache free hours while change events could be missed', async () => {
    await untilKept(() => product.client().get(FREE));
    await product.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'huella live' and datname = current_database()",
    );
    await eventually(() => !product.app.get(LiveBus).isListening);
    await product.database.query(
      `insert into closure (from_date, to_date, reason) values ('${DAY}', '${DAY}', 'Duelo')`,
    );
    expect(await freeByRest()).toEqual([]);
  });

  it('counts cached free hours towards the rate limit', async () => {
    const limited = await startProduct({ environment: { LIMIT_REQUESTS: '5/60' } });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 7; n += 1) statuses.push((await limited.client().get(FREE)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await limited.stop();
    }
  });
});

it('caches no response read before a change, or while the instance’s own change is being announced', async () => {
  const answers = product.app.get(PublicResponseCache);
  const live = product.app.get(LiveBus);
  const answer = { headers: { 'content-type': 'text/plain' }, body: 'before' };
  const before = answers.now()!;
  const publishing = live.publish({ kind: 'AGENDA', appointmentId: 1, dates: [] });
  expect(answers.now()).toBeUndefined();
  answers.store('question', answer, before);
  expect(answers.find('question')).toBeUndefined();
  await publishing;
  await eventually(() => answers.now() !== undefined);
  answers.store('question', answer, before);
  expect(answers.find('question')).toBeUndefined();
  answers.store('question', answer, answers.now()!);
  expect(answers.find('question')).toEqual(answer);
});

it('evicts the least recently used responses first, so a flood of made-up queries leaves the usual ones', () => {
  const answers = product.app.get(PublicResponseCache);
  const answer = { headers: {}, body: 'usual' };
  const begun = answers.now()!;
  answers.store('usual', answer, begun);
  for (let n = 0; n < 3_000; n += 1) {
    answers.store(`made up ${n}`, { headers: {}, body: '' }, begun);
    if (n % 500 === 0) answers.find('usual');
  }
  expect(answers.find('usual')).toEqual(answer);
  expect(answers.find('made up 0')).toBeUndefined();
});

it('does not cache error responses', async () => {
  const lock = await product.database.connect();
  await lock.query('begin; lock table appointment_slot in access exclusive mode');
  const [rest, graphql] = await Promise.all([product.client().get(FREE), product.client().graphql(QUERY)]);
  await lock.query('rollback');
  lock.release();
  expect(rest.status).toBe(503);
  expect(graphql.body.errors).toHaveLength(1);
  expect(await freeByRest()).toHaveLength(10);
  expect(await freeByGraphql()).toHaveLength(10);
});
