/** The schema that holds all of the clinic's data; what others keep beside it is not theirs to save. */
export const CLINIC_SCHEMA = 'public';

/** What an extension brought comes and goes with the extension. */
export const notOfExtension = (catalog: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Selects the clinic's own tables, in the order in which they were made. */
export const CLINIC_TABLES = `
  select c.oid, c.relname as name, c.relpersistence = 'u' as unlogged from pg_class c
  where c.relnamespace = '${CLINIC_SCHEMA}'::regnamespace and c.relkind = 'r' and ${notOfExtension('pg_class', 'c.oid')}
  order by c.oid`;

/**
 * Tables whose rows no backup brings: whoever gets hold of one must not come in by its sessions, and counts of tries
 * mean nothing later.
 */
export const TABLES_WITHOUT_ROWS: readonly string[] = ['refresh_token', 'session', 'rate_limit'];
