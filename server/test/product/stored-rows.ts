import pg from 'pg';

interface StoredTable {
  readonly name: string;
  /** The columns that an INSERT may fill. */
  readonly columns: string;
}

const TABLES = `
  select quote_ident(relname) as name,
    (select string_agg(quote_ident(attname), ', ') from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`;

const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
                coalesce(last_value, start_value), last_value is not null) as statement
  from pg_sequences where schemaname = 'public'`;

/** @returns statements that give a database the rows and next ids that it has now, for `runExclusively`. */
export async function restoringStatement(database: pg.Pool): Promise<string> {
  const { rows: tables } = await database.query<StoredTable>(TABLES);
  const { rows: sequences } = await database.query<{ statement: string }>(SEQUENCES);
  const filling: string[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await database.query<{ rows: string | null }>(
      `select json_agg(t)::text as rows from ${name} t`,
    );
    const stored = rows[0]?.rows;
    if (!stored) continue;
    filling.push(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, ${pg.escapeLiteral(stored)})`,
    );
  }
  return [
    `lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`,
    ...tables.map(({ name }) => `delete from ${name}`),
    ...filling,
    ...sequences.map(({ statement }) => statement),
    "delete from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_pgboss%'",
  ].join('; ');
}
