import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { PROPERTY_DEPS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { limitRows, withRowScope } from '../../../src/foundation/database/connections/row-limit.js';
import { Sql } from '../../../src/foundation/database/sql.js';
import { useProduct } from '../../product/use-product.js';
import { bookByGraphql, bookByRest, visitor } from '../../product/visitors.js';

const product = useProduct();
const inTransaction = <T>(work: (em: EntityManager) => Promise<T>): Promise<T> =>
  product.app.get(EntityManager).fork().transactional(work);
const rows = (text: string, values: readonly unknown[] = []) => product.app.get(Sql).rows(text, values);
const PUT = 'insert into counted (number) values ($1) returning number';
const FAIL = 'select 1 / $1::integer as never';
const ALL = 'select number from counted order by number';

beforeAll(() => product.database.query('create table counted (number integer)'));
beforeEach(() => product.database.query('truncate counted'));

it('rolls back everything if a statement fails, reports the failure, and prepares each statement again', async () => {
  const putAndFail = (number: number, divisor: number) =>
    inTransaction(async () => [await rows(PUT, [number]), await rows(FAIL, [divisor]), await rows(ALL)]);
  for (let time = 1; time <= 3; time += 1)
    await expect(putAndFail(time, 0)).rejects.toThrow('division by zero');
  expect(await rows(ALL)).toEqual([]);
  expect(await putAndFail(9, 1)).toEqual([[{ number: 9 }], [{ never: 1 }], [{ number: 9 }]]);
});

it('commits nothing after a failure that the caller ignored', async () => {
  const overlooked = inTransaction(async () => {
    await rows(PUT, [1]);
    await rows(FAIL, [0]).catch(() => undefined);
  });
  await expect(overlooked).rejects.toThrow('current transaction is aborted');
  expect(await rows(ALL)).toEqual([]);
});

it('rolls back only the savepoint in which a statement failed', async () => {
  await inTransaction(async (em) => {
    await rows(PUT, [1]);
    const inner = em.transactional(async () => {
      await rows(PUT, [2]);
      await rows(FAIL, [0]);
    });
    await expect(inner).rejects.toThrow('division by zero');
    await rows(PUT, [3]);
  });
  expect(await rows(ALL)).toEqual([{ number: 1 }, { number: 3 }]);
});

it('refuses a statement of a transaction that began before the rows were limited, because it would read all', async () => {
  const late = withRowScope(() =>
    inTransaction(async () => {
      await rows(PUT, [1]);
      limitRows({ staffId: 1, professionalId: 1, services: ['PODIATRY'] });
      await rows(ALL);
    }),
  );
  await expect(late).rejects.toThrow('this transaction began without the row limit');
  expect(await rows(ALL)).toEqual([]);
});

it('refuses a statement of a transaction that has ended, because its connection may be in use by another', async () => {
  const within = await inTransaction(async () => AsyncLocalStorage.snapshot());
  await expect(within(() => rows(PUT, [1]))).rejects.toThrow('has ended');
  const undone: Array<ReturnType<typeof AsyncLocalStorage.snapshot>> = [];
  await expect(
    inTransaction(async () => {
      undone.push(AsyncLocalStorage.snapshot());
      await rows('select no_such_column from counted');
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

it('gives each service with a transaction the entity manager, however the service is created', () => {
  const services = [...product.app.get(ModulesContainer).values()]
    .flatMap(({ providers }) => [...providers.values()])
    .map(({ instance }) => instance as { readonly em?: unknown } | undefined)
    .filter((service) => service && hasTransaction(service.constructor));
  expect(services.length).toBeGreaterThan(80);
  const without = services.filter((service) => !(service?.em instanceof EntityManager));
  expect(without.map((service) => service?.constructor.name)).toEqual([]);
});

/** Whether `@Transactional` has Nest inject `em`. */
function hasTransaction(service: object): boolean {
  const injected: ReadonlyArray<{ key: string }> = Reflect.getMetadata(PROPERTY_DEPS_METADATA, service) ?? [];
  return injected.some(({ key }) => key === 'em');
}
