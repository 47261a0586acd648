import pg from 'pg';

/** Tables whose rows a backup leaves out. */
export const WITHOUT_ROWS = [
  'api_key_secret',
  'backup_folder_use',
  'calendar_feed_secret',
  'consent_link',
  'intake_link',
  'webhook_secret',
  'import_row',
  'session',
  'refresh_token',
  'password_link',
  'rate_limit',
  'kept_answer',
];

const OBJECTS = `
  select 'relation' as kind, relname as name, concat_ws(' ', relkind, relpersistence, reloptions) as definition
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i'
  union all select 'column', attrelid::regclass || '.' || attname,
    concat_ws(' ', attnum - (select count(*) from pg_attribute d where d.attrelid = a.attrelid and d.attisdropped and d.attnum > 0 and d.attnum < a.attnum),
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      (select collname from pg_collation where oid = attcollation), pg_get_expr(adbin, adrelid, true))
    from pg_attribute a left join pg_attrdef on adrelid = attrelid and adnum = attnum join pg_class c on c.oid = attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and not attisdropped
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid, true)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid, 0, true)
    from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(t.oid, true)
    from pg_trigger t join pg_class c on c.oid = tgrelid where c.relnamespace = 'public'::regnamespace and not tgisinternal
  union all select 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid)
    from pg_proc p where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'type', t.oid::regtype::text, typtype::text from pg_type t
    where typnamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  union all select 'collation', collname, concat_ws(' ', collprovider, collisdeterministic) from pg_collation where collnamespace = 'public'::regnamespace
  union all select 'extension', extname, '' from pg_extension
  union all select 'policy', polname, polrelid::regclass::text from pg_policy
  union all select 'sequence', sequencename, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, last_value)
    from pg_sequences where schemaname = 'public'
  order by 1, 2, 3`;

/** The complete state of a database: its objects, and a checksum of every table's rows. */
export async function fingerprint(databaseUrl: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: objects } = await client.query(OBJECTS);
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const checksums: Record<string, unknown> = {};
    for (const { name } of tables) {
      if (WITHOUT_ROWS.includes(name)) continue;
      const { rows } = await client.query(
        `select count(*), md5(string_agg(md5(t::text), '' order by md5(t::text))) from "${name}" t`,
      );
      checksums[name] = rows[0];
    }
    return { objects, checksums };
  } finally {
    await client.end();
  }
}
