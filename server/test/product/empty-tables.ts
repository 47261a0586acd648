import pg from 'pg';
import { LiveBus } from '../../src/foundation/live/live-bus.js';
import type { TestProduct } from './start-product.js';

const DEADLOCK = '40P01';

/** The named tables and all that refer to them, with the statements that empty them and restart their ids. */
const EMPTYING = `
  with recursive reached as (
    select to_regclass(trim(name)) as "table" from unnest(string_to_array($1, ',')) as name
    union
    select conrelid::regclass from pg_constraint join reached on confrelid = reached."table" where contype = 'f'
  )
  -- Concurrent inserts would commit after the DELETE, with ids that are used again.
  select format('lock table %s in access exclusive mode', string_agg("table"::text, ', ')) as statement from reached
  union all
  select format('delete from %s', "table") from reached
  union all
  select format('select setval(%L, %s, false)', seqrelid::regclass, seqstart)
  from reached
  join pg_depend on refobjid = reached."table" and refclassid = 'pg_class'::regclass
    and classid = 'pg_class'::regclass and deptype in ('a', 'i')
  join pg_sequence on seqrelid = objid`;

const statements = new Map<string, string>();

async function emptying(database: pg.Pool, tables: string): Promise<string> {
  const known = statements.get(tables);
  if (known) return known;
  const { rows } = await database.query<{ statement: string }>(EMPTYING, [tables]);
  const text = rows.map((row) => row.statement).join('; ');
  statements.set(tables, text);
  return text;
}

/**
 * Runs statements that begin by locking the tables that they change, in a transaction without foreign keys and triggers.
 */
export async function runExclusively(database: pg.Pool, statements: string): Promise<void> {
  const client = await database.connect();
  try {
    // Foreign keys and triggers do not run in the replica role.
    await client.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
    client.release();
  } catch (error) {
    client.release(true);
    // The product's jobs keep running, and lock the tables in another order.
    if (!(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error;
    await runExclusively(database, statements);
  }
}

/**
 * Empties tables and what refers to them, even protected ones, and restarts their ids. TRUNCATE would rewrite every
 * table and index, and PostgreSQL would plan all of the product's statements again.
 */
export async function emptyTables(database: pg.Pool, tables: string): Promise<void> {
  await runExclusively(database, await emptying(database, tables));
}

/** Tells a product of rows that a test replaced: no event reports them, and cached responses stay valid until the next one. */
export const resync = ({ app }: Pick<TestProduct, 'app'>): Promise<void> =>
  app.get(LiveBus).publish({ kind: 'RESYNC' });
