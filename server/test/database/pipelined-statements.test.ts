import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RequestPool } from '../../src/database/connections/request-pool.js';
import { Sql } from '../../src/database/sql.js';
import { useProduct } from '../product/use-product.js';
import { bookByGraphql, bookByRest, visitor } from '../product/visitors.js';

// Within a transaction, statements are prepared by name, and independent statements are sent without waiting for each
// other.

const product = useProduct();
const inTransaction = <T>(work: (em: EntityManager) => Promise<T>): Promise<T> =>
  product.app.get(EntityManager).fork().transactional(work);
const rows = (text: string, values: readonly unknown[] = []) => product.app.get(Sql).rows(text, values);
const rowsWithBegin = (text: string) => product.app.get(Sql).rowsWithBegin(text);
const put = (text: string, values: readonly unknown[] = []) => product.app.get(Sql).put(text, values);
const PUT = 'insert into sent_together (number) values ($1) returning number';
const FAIL = 'select 1 / $1::integer as never';
const ALL = 'select number from sent_together order by number';

beforeAll(() => product.database.query('create table sent_together (number integer)'));
beforeEach(() => product.database.query('truncate sent_together'));

it('runs statements in order, and each sees what the previous one did', async () => {
  const seen = await inTransaction(() => Promise.all([rows(PUT, [1]), rows(ALL), rows(PUT, [2]), rows(ALL)]));
  expect(seen).toEqual([[{ number: 1 }], [{ number: 1 }], [{ number: 2 }], [{ number: 1 }, { number: 2 }]]);
});

it('rolls back all of them if one fails, reports the failure, and can prepare each again', async () => {
  const later = 'select count(*)::integer as count from sent_together';
  for (let time = 1; time <= 3; time += 1)
    await expect(
      inTransaction(() => Promise.all([rows(PUT, [time]), rows(FAIL, [0]), rows(later)])),
    ).rejects.toThrow('division by zero');
  expect(await rows(ALL)).toEqual([]);
  expect(await inTransaction(() => Promise.all([rows(PUT, [9]), rows(FAIL, [1]), rows(later)]))).toEqual([
    [{ number: 9 }],
    [{ never: 1 }],
    [{ count: 1 }],
  ]);
});

/** Makes each BEGIN fail on its own, as if it were cancelled, while `work` runs. */
async function withFailingBegin(work: () => Promise<void>): Promise<void> {
  const pool = product.app.get(RequestPool);
  const { connect } = pool;
  pool.connect = async () => {
    const client = await connect.call(pool);
    return new Proxy(client, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name, target) as unknown;
        return (statement: { text: string }) =>
          target.query(statement.text === 'begin' ? { text: 'select 1 / 0 as begin' } : statement);
      },
    });
  };
  try {
    await work();
  } finally {
    pool.connect = connect;
  }
}

it('runs nothing that changes anything if BEGIN fails, and reports that', async () => {
  await withFailingBegin(async () => {
    for (const work of [
      () => rows(PUT, [1]),
      () => put(PUT, [1]),
      () => Promise.all([rowsWithBegin(ALL), rows(PUT, [1])]),
      () => Promise.all([rowsWithBegin(ALL), put(PUT, [1])]),
      async () => {
        await rowsWithBegin(ALL);
        await rows(PUT, [1]);
      },
      async () => {
        await rowsWithBegin(ALL);
        throw new Error('read without a transaction');
      },
      async () => undefined,
    ])
      await expect(inTransaction<unknown>(work)).rejects.toThrow('division by zero');
  });
  expect(await rows(ALL)).toEqual([]);
  expect(await inTransaction(() => Promise.all([rowsWithBegin(ALL), rows(PUT, [1])]))).toEqual([
    [],
    [{ number: 1 }],
  ]);
});

it('keeps the order of statements around BEGIN', async () => {
  const seen = await inTransaction(() =>
    Promise.all([rowsWithBegin(ALL), put(PUT, [1]), rowsWithBegin(ALL), rows(PUT, [2]), rowsWithBegin(ALL)]),
  );
  expect(seen).toEqual([[], undefined, [{ number: 1 }], [{ number: 2 }], [{ number: 1 }, { number: 2 }]]);
});

it('fails with the error of a statement that nobody waited for', async () => {
  const ends: Array<() => Promise<unknown>> = [
    () => put(FAIL, [0]),
    () => Promise.all([put(FAIL, [0]), put(PUT, [2])]),
    async () => {
      await put(FAIL, [0]);
      await rows(ALL);
    },
    async () => {
      await put(FAIL, [0]);
      await rows(ALL).catch(() => undefined);
    },
  ];
  for (const end of ends) {
    await expect(inTransaction(async () => [await rows(PUT, [1]), await end()])).rejects.toThrow(
      'division by zero',
    );
    expect(await rows(ALL)).toEqual([]);
  }
});

it('rolls back such a failure with its savepoint only', async () => {
  await inTransaction(async (em) => {
    await put(PUT, [1]);
    await expect(
      em.transactional(async () => {
        await put(PUT, [2]);
        await put(FAIL, [0]);
      }),
    ).rejects.toThrow('division by zero');
    await put(PUT, [3]);
  });
  expect(await rows(ALL)).toEqual([{ number: 1 }, { number: 3 }]);
});

it('waits for such a statement outside a transaction', async () => {
  await put(PUT, [1]);
  expect(await rows(ALL)).toEqual([{ number: 1 }]);
  await expect(put(FAIL, [0])).rejects.toThrow('division by zero');
});

it('refuses a statement of a transaction that has ended, because its connection may be in use by another', async () => {
  const within = await inTransaction(async () => AsyncLocalStorage.snapshot());
  await expect(within(() => rows(PUT, [1]))).rejects.toThrow('has ended');
  const undone: Array<ReturnType<typeof AsyncLocalStorage.snapshot>> = [];
  await expect(
    inTransaction(async () => {
      undone.push(AsyncLocalStorage.snapshot());
      await rows('select no_such_column from sent_together');
    }),
  ).rejects.toThrow('no_such_column');
  await expect(undone[0]?.(() => rows(PUT, [2]))).rejects.toThrow('has ended');
  expect(await rows(ALL)).toEqual([]);
});

it('keeps using its prepared statements after a later version has added columns to every table', async () => {
  const { staff } = product;
  const useAll = async (first: number) => {
    const time = (hour: number) => ({ date: '2026-11-20', time: `${String(hour).padStart(2, '0')}:00` });
    expect(await bookByRest(product.client(), { ...visitor(first), ...time(9 + first) })).toBe('booked');
    expect(await bookByGraphql(product.client(), { ...visitor(first + 1), ...time(10 + first) })).toBe(
      'booked',
    );
    const { body } = await staff.graphql(
      '{ appointments(from: "2026-11-20", to: "2026-11-20") { id version patient { id } } }',
    );
    const { id, version, patient } = (
      body as { data: { appointments: Array<{ id: number; version: number; patient: { id: number } }> } }
    ).data.appointments[0]!;
    const changed = await staff.graphql(`mutation {
      updateAppointment(id: ${id}, version: ${version}, input: { status: CONFIRMED }) { id }
      createAppointment(input: { patientId: ${patient.id}, date: "2026-11-23", time: "${time(9 + first).time}", treatment: "Podología" }) { id }
    }`);
    expect(changed.body).not.toHaveProperty('errors');
  };
  await useAll(1);
  await product.database.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I add column of_a_later_version text', name);
    end loop;
  end $$`);
  await useAll(3);
});
