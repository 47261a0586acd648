import type pg from 'pg';

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly referenced: readonly string[];
}

/** A table's constraints in the database. */
export interface TableKeys {
  readonly primary: readonly string[];
  readonly foreign: readonly ForeignKey[];
  readonly required: ReadonlySet<string>;
}

interface KeyRow extends ForeignKey {
  readonly owner: string;
  readonly type: 'p' | 'f';
}

const NAMES = (numbers: string, relation: string): string =>
  `(select json_agg(a.attname order by n.place) from unnest(${numbers}) with ordinality as n(number, place)
     join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`;

/** By table, read from the catalog, so the archive's schema can't differ from the database. */
export async function readKeys(client: pg.ClientBase): Promise<ReadonlyMap<string, TableKeys>> {
  const { rows: keys } = await client.query<KeyRow>(
    `select c.relname as owner, k.contype as type, ${NAMES('k.conkey', 'k.conrelid')} as columns,
            f.relname as table, coalesce(${NAMES('k.confkey', 'k.confrelid')}, '[]') as referenced
     from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
     where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'f') order by k.oid`,
  );
  const { rows: columns } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and a.attnotnull
       and not a.attisdropped`,
  );
  const tables = new Set([...keys.map(({ owner }) => owner), ...columns.map(({ table }) => table)]);
  return new Map(
    [...tables].map((table) => [
      table,
      {
        primary: keys.find(({ owner, type }) => owner === table && type === 'p')?.columns ?? [],
        foreign: keys.filter(({ owner, type }) => owner === table && type === 'f'),
        required: new Set(columns.flatMap((column) => (column.table === table ? [column.name] : []))),
      },
    ]),
  );
}
