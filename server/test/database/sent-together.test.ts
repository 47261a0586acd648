import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Sql } from '../../src/database/sql.js';
import { useProduct } from '../product/use-product.js';
import { bookByGraphql, bookByRest, visitor } from '../product/visitors.js';

// Within a transaction, statements are prepared by name, and those that do not wait for each other's answers are sent at once.

const product = useProduct();
const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  product.app.get(EntityManager).fork().transactional(work);
const rows = (text: string, values: readonly unknown[] = []) => product.app.get(Sql).rows(text, values);
const PUT = 'insert into sent_together (number) values ($1) returning number';
const ALL = 'select number from sent_together order by number';

beforeAll(() => product.database.query('create table sent_together (number integer)'));
beforeEach(() => product.database.query('truncate sent_together'));

it('runs them in their order, and each sees what the one before it did', async () => {
  const seen = await inTransaction(() => Promise.all([rows(PUT, [1]), rows(ALL), rows(PUT, [2]), rows(ALL)]));
  expect(seen).toEqual([[{ number: 1 }], [{ number: 1 }], [{ number: 2 }], [{ number: 1 }, { number: 2 }]]);
});

it('undoes all of them where one fails, says what failed, and can prepare each again', async () => {
  const fail = 'select 1 / $1::integer as never';
  const later = 'select count(*)::integer as count from sent_together';
  for (let time = 1; time <= 3; time += 1)
    await expect(
      inTransaction(() => Promise.all([rows(PUT, [time]), rows(fail, [0]), rows(later)])),
    ).rejects.toThrow('division by zero');
  expect(await rows(ALL)).toEqual([]);
  expect(await inTransaction(() => Promise.all([rows(PUT, [9]), rows(fail, [1]), rows(later)]))).toEqual([
    [{ number: 9 }],
    [{ never: 1 }],
    [{ count: 1 }],
  ]);
});

it('refuses a statement of a transaction that has ended, as its connection is somebody else’s', async () => {
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

it('goes on with what it has prepared when a later version has added columns to every table', async () => {
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
