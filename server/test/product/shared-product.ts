import passport from 'passport';
import type pg from 'pg';
import { AccessTokenStrategy } from '../../src/access/sessions/access-token.strategy.js';
import { resync, runExclusively } from './empty-tables.js';
import { eventually } from './eventually.js';
import { NOON, startProduct, type TestProduct } from './start-product.js';
import { restoringStatement } from './stored-rows.js';

interface SharedProduct {
  readonly product: TestProduct;
  readonly schema: string;
  /** Makes its database that of a new clinic again. */
  readonly restoring: string;
}

declare global {
  /** Called once all test files have run (setup/global-teardown.mjs). */
  var stopSharedProduct: (() => Promise<void>) | undefined;
}

let shared: Promise<SharedProduct> | undefined;

async function start(): Promise<SharedProduct> {
  const product = await startProduct();
  globalThis.stopSharedProduct = product.stop;
  const { database } = product;
  return { product, schema: await schemaOf(database), restoring: await restoringStatement(database) };
}

/** A digest of what `restoringStatement` leaves as it is. */
async function schemaOf(database: pg.Pool): Promise<string> {
  const { rows } = await database.query<{ schema: string }>(`
    with part as (
      select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as text from pg_constraint
      where connamespace = 'public'::regnamespace
      union all
      select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all
      select format('%s %s', attrelid::regclass, attname) from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and not attisdropped
      union all
      select format('%s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace)
    select md5(string_agg(text, ',' order by text collate "C")) as schema from part`);
  return rows[0]?.schema ?? '';
}

/** @throws if the tests of a file changed tables, triggers or functions, which the next file would meet. */
export async function assertSameSchema(): Promise<void> {
  if (!shared) return;
  const { product, schema } = await shared;
  if ((await schemaOf(product.database)) !== schema)
    throw new Error('the tests changed the tables of the shared product: let them use one of their own');
}

/** Jobs of the previous file must not find the rows of the next one, which have the same ids. */
const RUNNING_JOBS = `
  select from pgboss.job where state = 'active' and name not like '\\_\\_pgboss%'`;

async function restore({ product, restoring }: SharedProduct): Promise<void> {
  product.clock.instant = NOON;
  await eventually(
    async () => (await product.database.query(RUNNING_JOBS)).rows.length === 0,
    'the end of the previous jobs',
  );
  await runExclusively(product.database, restoring);
  // Passport is one for all products of the process, and knows the strategy of the one that started last.
  passport.use(product.app.get(AccessTokenStrategy, { strict: false }));
  await resync(product);
}

/** A product with default settings, which test files share: each finds a new clinic. */
export async function sharedProduct(): Promise<TestProduct> {
  if (shared) await restore(await shared);
  else shared = start();
  return (await shared).product;
}
