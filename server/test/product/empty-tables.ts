import pg from 'pg';

const DEADLOCK = '40P01';

/** Those that the database refuses to empty, with the trigger that does. */
const KEPT = `
  select tgrelid::regclass as "table", quote_ident(tgname) as trigger from pg_trigger
  where tgtype & 32 = 32 and not tgisinternal`;

const forEachKept = (change: 'disable' | 'enable'): string =>
  `do $$ declare kept record; begin
     for kept in ${KEPT} loop
       execute format('alter table %s ${change} trigger %s', kept."table", kept.trigger);
     end loop;
   end $$;`;

/** Empties tables and what refers to them, and counts from 1 again: also those that are to be kept. */
export async function emptyTables(database: pg.Pool, tables: string): Promise<void> {
  try {
    await database.query(
      `${forEachKept('disable')} truncate ${tables} restart identity cascade; ${forEachKept('enable')}`,
    );
  } catch (error) {
    // The product's jobs go on meanwhile, and lock in another order.
    if (!(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error;
    await emptyTables(database, tables);
  }
}
