import type pg from 'pg';

export type Reader = Pick<pg.ClientBase, 'query'>;

export interface StoredColumn {
  readonly table: string;
  readonly name: string;
  /** As in `pg_type`, such as `int4`; `minute` is a time of day, stored as minutes since midnight. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Its possible values, if a constraint lists them. */
  readonly values: readonly string[] | null;
}

/** A primary key, or a foreign key with its target. */
export interface StoredKey {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string | null;
  readonly targetColumns: readonly string[];
}

export async function readColumns(client: Reader): Promise<StoredColumn[]> {
  const { rows } = await client.query<StoredColumn>(String.raw`
    select c.relname as table, a.attname as name, a.attnotnull as "isRequired",
           case when a.attname ~ '_minute$|^(opens|closes)_at$' and t.typname = 'int2' then 'minute'
                else t.typname end as type,
           (select json_agg(found[1])
            from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::', 'g') as found
            where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
              and pg_get_constraintdef(k.oid) ~ '^CHECK \(\("?\w+"? = ANY \(ARRAY\[[^]]*\]\)\)\)$') as values
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  return rows;
}

const NAMES = (numbers: string, relation: string): string =>
  `(select coalesce(json_agg(a.attname order by n.place), '[]')
    from unnest(${numbers}) with ordinality as n(number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`;

export async function readKeys(client: Reader): Promise<StoredKey[]> {
  const { rows } = await client.query<StoredKey>(
    `select c.relname as table, ${NAMES('k.conkey', 'k.conrelid')} as columns,
            f.relname as target, ${NAMES('k.confkey', 'k.confrelid')} as "targetColumns"
     from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
     where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'f') order by k.oid`,
  );
  return rows;
}
