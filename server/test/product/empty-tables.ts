import type { Pool } from 'pg';

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
export async function emptyTables(database: Pool, tables: string): Promise<void> {
  await database.query(
    `${forEachKept('disable')} truncate ${tables} restart identity cascade; ${forEachKept('enable')}`,
  );
}
