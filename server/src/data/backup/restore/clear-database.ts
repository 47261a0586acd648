import pg from 'pg';
import { JOB_QUEUE_SCHEMA } from '../../../foundation/database/job-queue.js';
import { CLINIC_SCHEMA, notOfExtension } from '../dump/clinic-schema.js';

/** Ordered so that a cascade never drops an object that is still to come. */
const OBJECTS = `
  select 1 as turn, 'view' as kind, c.oid::regclass::text as name from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind = 'v' and ${notOfExtension('pg_class', 'c.oid')}
  union all select 2, 'materialized view', c.oid::regclass::text from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind = 'm'
  union all select 3, 'table', c.oid::regclass::text from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and ${notOfExtension('pg_class', 'c.oid')}
  union all select 4, 'sequence', c.oid::regclass::text from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind = 'S'
  union all select 5, case p.prokind when 'a' then 'aggregate' when 'p' then 'procedure' else 'function' end,
                   p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = $1::regnamespace and ${notOfExtension('pg_proc', 'p.oid')}
  union all select 6, 'type', t.oid::regtype::text from pg_type t
    where t.typnamespace = $1::regnamespace and t.typtype in ('e', 'd', 'r', 'c') and ${notOfExtension('pg_type', 't.oid')}
      and (t.typrelid = 0 or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
  union all select 7, 'collation', format('%I.%I', n.nspname, l.collname) from pg_collation l
    join pg_namespace n on n.oid = l.collnamespace
    where n.oid = $1::regnamespace and ${notOfExtension('pg_collation', 'l.oid')}
  order by turn`;

/**
 * Drops everything in the clinic's schema within the open transaction, except the schema itself, which belongs to the
 * administrator on older servers, and extensions, which a dump creates only if they are missing.
 */
export async function clearDatabase(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${pg.escapeIdentifier(JOB_QUEUE_SCHEMA)} cascade`);
  await client.query(`set local search_path = pg_catalog`);
  const { rows } = await client.query<{ turn: number; kind: string; name: string }>(OBJECTS, [CLINIC_SCHEMA]);
  for (const { kind, name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`);
  await client.query('reset search_path');
}
