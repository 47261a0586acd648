import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Sql } from '../../../src/foundation/database/sql.js';
import { eventually } from '../../product/eventually.js';
import { useProduct } from '../../product/use-product.js';

// Concurrent requests share one statement for the same read, and none gets data from before its request.

const product = useProduct();
const read = (text: string, values: readonly unknown[] = []) =>
  product.app.get(Sql).sharedRows<Record<string, unknown>>(text, values);
/** Each run returns another number. */
const NEXT = "select nextval('shared_reads')::integer as number, $1::text as value";
const COUNT = 'select count(*)::integer as count from shared';

beforeAll(() =>
  product.database.query('create sequence shared_reads; create table shared (number integer unique)'),
);
beforeEach(() => product.database.query("select setval('shared_reads', 1); truncate shared"));

it('sends a read once for several concurrent requests', async () => {
  expect(await Promise.all([read(NEXT, ['a']), read(NEXT, ['a']), read(NEXT, ['a'])])).toEqual([
    [{ number: 2, value: 'a' }],
    [{ number: 2, value: 'a' }],
    [{ number: 2, value: 'a' }],
  ]);
  expect(await read(NEXT, ['a'])).toEqual([{ number: 3, value: 'a' }]);
});

it('keeps reads with other values or another text apart', async () => {
  const seen = await Promise.all([read(NEXT, ['a']), read(NEXT, ['b']), read(`${NEXT} `, ['a'])]);
  expect(new Set(seen.map(([row]) => row?.['number'])).size).toBe(3);
  expect(seen.map(([row]) => row?.['value'])).toEqual(['a', 'b', 'a']);
});

it('lets no request join a read that has already been sent', async () => {
  const waiting = `select nextval('shared_reads')::integer as number from (select pg_advisory_xact_lock_shared(42)) l`;
  const holder = await product.database.connect();
  await holder.query('select pg_advisory_lock(42)');
  const early = read(waiting);
  await eventually(async () => {
    const { rows } = await holder.query(
      "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
    );
    return rows.length === 1;
  }, 'the first read');
  const late = read(waiting);
  // Ends the connection, which releases the lock.
  holder.release(true);
  const numbers = [(await early)[0]?.['number'], (await late)[0]?.['number']];
  expect(new Set(numbers).size).toBe(2);
});

it('reads in the open transaction, if there is one', async () => {
  const inserted = Promise.withResolvers<void>();
  // Runs outside of the transaction while it is still open.
  const outside = inserted.promise.then(() => read(COUNT));
  const inside = await product.app
    .get(EntityManager)
    .fork()
    .transactional(async () => {
      await product.app.get(Sql).rows('insert into shared values (1)');
      inserted.resolve();
      const results = await Promise.all([read(COUNT), read(COUNT)]);
      await outside;
      return results;
    });
  expect(inside).toEqual([[{ count: 1 }], [{ count: 1 }]]);
  expect(await outside).toEqual([{ count: 0 }]);
});

it('reports a failed read to all requests that share it, and reads again for the next', async () => {
  const quotient = 'select 1 / count(*)::integer as quotient from shared';
  const results = await Promise.allSettled([read(quotient), read(quotient)]);
  expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
    expect.stringContaining('division by zero'),
    expect.stringContaining('division by zero'),
  ]);
  await product.database.query('insert into shared values (1)');
  expect(await read(quotient)).toEqual([{ quotient: 1 }]);
});
