/** Contains all of the clinic's data. Other schemas in the database are not backed up. */
export const CLINIC_SCHEMA = 'public';

/** Objects of an extension are created and dropped with it. */
export const notOfExtension = (catalog: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** The schema of an object that depends on an extension: its own, or its table's if it has none. */
const SCHEMA_OF_DEPENDENT = `case d.classid
  when 'pg_class'::regclass then (select relnamespace from pg_class where oid = d.objid)
  when 'pg_proc'::regclass then (select pronamespace from pg_proc where oid = d.objid)
  when 'pg_type'::regclass then (select typnamespace from pg_type where oid = d.objid)
  when 'pg_collation'::regclass then (select collnamespace from pg_collation where oid = d.objid)
  when 'pg_constraint'::regclass then (select connamespace from pg_constraint where oid = d.objid)
  when 'pg_attrdef'::regclass then (select relnamespace from pg_attrdef a join pg_class c on c.oid = a.adrelid where a.oid = d.objid)
  when 'pg_trigger'::regclass then (select relnamespace from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.oid = d.objid)
end`;

/**
 * Selects the extensions that the clinic's objects depend on. Others (statistics, monitoring) belong to the server:
 * they may be missing where the dump is restored, and the user may not be allowed to create them.
 */
export const CLINIC_EXTENSIONS = `
  select extname as name, nspname as schema from pg_extension e join pg_namespace n on n.oid = extnamespace
  where extname <> 'plpgsql' and exists (
    select from pg_depend brought
    join pg_depend d on d.refclassid = brought.classid and d.refobjid = brought.objid and d.deptype in ('n', 'a')
    where brought.refclassid = 'pg_extension'::regclass and brought.refobjid = e.oid and brought.deptype = 'e'
      and ${SCHEMA_OF_DEPENDENT} = '${CLINIC_SCHEMA}'::regnamespace
      and not exists (select from pg_depend of where of.classid = d.classid and of.objid = d.objid and of.deptype = 'e'))
  order by 1`;

/** As `CLINIC_TABLES` selects it. */
export type ClinicTable = { readonly oid: number; readonly name: string; readonly unlogged: boolean };

/** Selects the tables, in order of creation. */
export const CLINIC_TABLES = `
  select c.oid, c.relname as name, c.relpersistence = 'u' as unlogged from pg_class c
  where c.relnamespace = '${CLINIC_SCHEMA}'::regnamespace and c.relkind = 'r' and ${notOfExtension('pg_class', 'c.oid')}
  order by c.oid`;

/**
 * Tables whose rows are not backed up. Sessions and links in a stolen backup must not open the panel, revoked keys must
 * not work again after a restore, and a copy of the clinic must neither call webhooks nor write among its backups. Rows of imported files are removed
 * after a day; rate limit counts and responses to repeated requests are useless later.
 */
export const TABLES_WITHOUT_ROWS: readonly string[] = [
  'refresh_token',
  'session',
  'password_link',
  'api_key_secret',
  'calendar_feed_secret',
  'webhook_secret',
  'backup_folder_use',
  'import_row',
  'rate_limit',
  'kept_answer',
];
