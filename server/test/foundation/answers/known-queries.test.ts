import { addDays } from '#domain/clinic-time.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AbstractGraphQLDriver } from '@nestjs/graphql';
import type { SchemaDriver } from '../../../src/foundation/graphql/schema-driver.js';
import { PublicResponseCache } from '../../../src/foundation/answers/public-response-cache.js';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import { statementsOf } from '../../product/statements.js';
import { useSharedProduct } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient, closure' });
const { staff } = product;

type Headers = Record<string, string>;

const PER_RESPONSE_HEADERS = ['x-request-id', 'date', 'keep-alive'];

/** The response, byte for byte. */
async function ask(body: unknown, headers: Headers = {}, path = '/graphql') {
  const response = await describedFetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !PER_RESPONSE_HEADERS.includes(name)),
    text,
  };
}

/** Counts the requests that reach Apollo Server during some work. */
async function apolloDuring<Result>(work: () => Promise<Result>) {
  const apollo = product.app.get<SchemaDriver>(AbstractGraphQLDriver).instance;
  const { executeHTTPGraphQLRequest } = apollo;
  let asked = 0;
  apollo.executeHTTPGraphQLRequest = function countAndExecute(request) {
    asked += 1;
    return executeHTTPGraphQLRequest.call(apollo, request);
  };
  try {
    return { result: await work(), asked };
  } finally {
    apollo.executeHTTPGraphQLRequest = executeHTTPGraphQLRequest;
  }
}

let days = 0;
/** A day that no earlier request has used. */
function anotherDay(): string {
  days += 1;
  return addDays('2026-12-01', days);
}

let queries = 0;
/** A query that no earlier request has sent. */
function unknownQuery(fields = 'date freeStarts'): string {
  queries += 1;
  return `query ($date: LocalDate!, $minutes: Int, $id: Int) {
    availability(date: $date, durationMinutes: $minutes, professionalId: $id) { ${fields} }
  } # ${queries}`;
}

async function knownQuery(fields?: string): Promise<string> {
  const query = unknownQuery(fields);
  await ask({ query, variables: { date: anotherDay() } });
  return query;
}

/** Waits for the event of an own change, until which nothing is cached. */
const changesToArrive = () => eventually(() => product.app.get(PublicResponseCache).now() !== undefined);
beforeEach(changesToArrive);

/** The same request with an extra key in its body, so that it always reaches Apollo. */
const byApollo = (body: object, headers?: Headers) => ask({ ...body, another: true }, headers);

describe('Known query with other variables', () => {
  const PAGE = 'freeStarts week(weeks: 2) { date freeCount whyNone } nextFreeDate firstFree { date time }';
  const ANY_DAY = { date: '2026-11-20' };
  it.each<[string, { query: string; operationName?: string | null }, object, object[], Headers?]>([
    [
      'answered from rows alone',
      { query: unknownQuery() },
      ANY_DAY,
      [{ date: '2026-11-23', minutes: 120 }, { date: '2026-11-24', id: null }, { date: '2026-11-22' }],
    ],
    [
      'the query of the booking page',
      { query: unknownQuery(PAGE) },
      ANY_DAY,
      [{ date: '2026-12-31' }, { date: '2026-11-30' }],
    ],
    [
      'with a directive',
      {
        query:
          'query A($yes: Boolean!) { bookableTreatments { name @skip(if: $yes) durationMinutes @include(if: $yes) } }',
        operationName: 'A',
      },
      { yes: true },
      [{ yes: false }, { yes: false, other: 'ñandú' }],
    ],
    [
      'another media type',
      { query: unknownQuery(), operationName: null },
      ANY_DAY,
      [{ date: '2026-12-02' }],
      { accept: 'application/graphql-response+json', 'apollo-require-preflight': 'true' },
    ],
  ])(
    'answers a known query with other variables with the same bytes as Apollo, without Apollo: %s',
    async (_name, query, first, others, headers) => {
      await ask({ ...query, variables: first }, headers);
      for (const variables of others) {
        const expected = await byApollo({ ...query, variables }, headers);
        const { result, asked } = await apolloDuring(() => ask({ ...query, variables }, headers));
        expect([asked, result]).toEqual([0, expected]);
        expect(result.status).toBe(200);
      }
    },
  );
});

describe('Invalid request with a known query', () => {
  it.each<[string, unknown]>([
    ['wrong types', { date: { year: 2026 }, minutes: 'x' }],
    ['a missing variable', {}],
    ['null for a required variable', { date: null }],
    ['null instead of a default', { date: '2026-11-20', minutes: null }],
    ['an invalid day', { date: '2026-02-30' }],
    ['an unknown professional', { date: '2026-11-20', id: 999 }],
    ['variables as a list', []],
    ['variables as text', '{"date":"2026-11-20"}'],
    ['a number as variables', 0],
    ['null as variables', null],
  ])("returns Apollo's error to an invalid request with a known query: %s", async (_name, variables) => {
    const query = await knownQuery();
    const expected = await byApollo({ query, variables });
    const { result, asked } = await apolloDuring(() => ask({ query, variables }));
    expect([asked, result]).toEqual([1, expected]);
    expect(JSON.parse(result.text).errors).toHaveLength(1);
  });

  it('runs each resolver of a failing known query only once', async () => {
    const query = await knownQuery();
    const date = anotherDay();
    const lock = await product.database.connect();
    await lock.query('begin; lock table appointment_slot in access exclusive mode');
    const asking = () => apolloDuring(() => ask({ query, variables: { date: '2029-01-01' } }));
    let answer: Awaited<ReturnType<typeof asking>> | undefined;
    const statements = await statementsOf(product, 'from appointment_slot', async () => {
      answer = await asking();
    }).finally(async () => {
      await lock.query('rollback');
      lock.release();
    });
    expect(JSON.parse(answer!.result.text).errors[0].extensions.code).toBe('DATABASE_UNAVAILABLE');
    expect(answer!.asked).toBe(1);
    expect(statements.filter((text) => text.includes('from appointment_slot'))).toHaveLength(1);
    const again = await ask({ query, variables: { date } });
    expect(JSON.parse(again.text).data.availability.date).toBe(date);
  });
});

describe('Requests that always reach Apollo', () => {
  const variables = () => ({ date: anotherDay() });

  it.each<[string, (query: string) => Promise<unknown>]>([
    ['with a token', (query) => staff.graphql(query, variables())],
    [
      'with an empty Authorization header',
      (query) => ask({ query, variables: variables() }, { authorization: '' }),
    ],
    ['with extensions in the body', (query) => ask({ query, variables: variables(), extensions: {} })],
    ['a batch', (query) => ask([{ query, variables: variables() }])],
    ['another URL', (query) => ask({ query, variables: variables() }, {}, '/graphql?a=1')],
    [
      'another media type',
      (query) =>
        ask({ query, variables: variables() }, { 'content-type': 'application/json; charset=utf-8' }),
    ],
    [
      'an Accept header of another type',
      (query) => ask({ query, variables: variables() }, { accept: 'text/html' }),
    ],
    ['another operation name', (query) => ask({ query, variables: variables(), operationName: 'B' })],
    [
      'a GET request',
      (query) =>
        product
          .client()
          .get(`/graphql?${String(new URLSearchParams({ query, variables: JSON.stringify(variables()) }))}`, {
            'apollo-require-preflight': 'true',
          }),
    ],
  ])('passes a known query to Apollo: %s', async (_name, send) => {
    const query = await knownQuery();
    expect((await apolloDuring(() => send(query))).asked).toBe(1);
  });

  it('refuses a known query for its headers or a batch, as Apollo does', async () => {
    const query = await knownQuery();
    const body = { query, variables: variables() };
    expect((await ask(body, { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await ask(body, { accept: 'text/html' })).status).toBe(406);
    expect((await ask(body, { 'idempotency-key': '""' })).status).toBe(400);
    expect((await ask([body])).status).toBe(400);
  });

  it.each([
    [
      'with an uncached field',
      'query ($date: LocalDate!) { availability(date: $date) { date } clinic { name } }',
    ],
    [
      'with a fragment on Query',
      'query ($date: LocalDate!) { ...F } fragment F on Query { availability(date: $date) { date } }',
    ],
    [
      'that is very long',
      `query ($date: LocalDate!) { availability(date: $date) { date } } #${' '.repeat(1_000)}`,
    ],
  ])('passes to Apollo a query %s', async (_name, query) => {
    const askTwice = async () => {
      await ask({ query, variables: variables() });
      await ask({ query, variables: variables() });
    };
    expect((await apolloDuring(askTwice)).asked).toBe(2);
  });

  it('passes to Apollo a query that has only failed so far', async () => {
    const query = unknownQuery();
    const send = (date: string) => async () => ask({ query, variables: { date } });
    expect((await apolloDuring(send('2026-02-30'))).asked).toBe(1);
    expect((await apolloDuring(send(anotherDay()))).asked).toBe(1);
    expect((await apolloDuring(send(anotherDay()))).asked).toBe(0);
  });
});

it('distinguishes the operations of one document', async () => {
  const query = `query A($date: LocalDate!) { availability(date: $date) { date } }
    query B($date: LocalDate!) { availability(date: $date) { freeStarts } }`;
  const send = async (operationName: string | undefined) =>
    JSON.parse((await ask({ query, operationName, variables: { date: anotherDay() } })).text);
  for (let round = 0; round < 2; round += 1) {
    expect(Object.keys((await send('A')).data.availability)).toEqual(['date']);
    expect(Object.keys((await send('B')).data.availability)).toEqual(['freeStarts']);
    expect((await send(undefined)).errors).toHaveLength(1);
  }
});

it('shows a new booking in a known query at once, and caches its responses', async () => {
  const query = await knownQuery();
  const free = async () =>
    JSON.parse((await ask({ query, variables: { date: '2026-11-20' } })).text).data.availability.freeStarts;
  for (const [n, time] of ['10:00', '12:00', '16:00'].entries()) {
    await changesToArrive();
    expect((await apolloDuring(free)).asked).toBe(0);
    expect(await free()).toContain(time);
    const booking = reserva({ ...visitor(n), date: '2026-11-20', time });
    expect((await product.client().post('/api/citas/reservar/', booking)).status).toBe(201);
    expect(await free()).not.toContain(time);
  }
});

it('returns the right day to each of many concurrent known queries', async () => {
  const query = await knownQuery();
  const dates = Array.from({ length: 200 }, anotherDay);
  const { result, asked } = await apolloDuring(() =>
    Promise.all(dates.map((date) => ask({ query, variables: { date } }))),
  );
  expect(result.map(({ text }) => JSON.parse(text).data.availability.date)).toEqual(dates);
  expect(asked).toBe(0);
});

it('remembers a hundred queries, and drops the least recently used one', async () => {
  const [usual, seldom] = [await knownQuery(), await knownQuery()];
  const askedOf = async (query: string) =>
    (await apolloDuring(() => ask({ query, variables: { date: anotherDay() } }))).asked;
  for (let n = 0; n < 99; n += 1) {
    await knownQuery();
    if (n % 50 === 0) expect(await askedOf(usual)).toBe(0);
  }
  expect(await askedOf(usual)).toBe(0);
  expect(await askedOf(seldom)).toBe(1);
});
