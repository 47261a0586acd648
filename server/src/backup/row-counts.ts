import pg from 'pg';

/** Rows by table, `patient` → 120. Every table of the clinic's own, the empty ones too. */
export type RowCounts = Readonly<Record<string, number>>;

/** The schema that holds all of the clinic's data; what others keep beside it is not theirs to save. */
export const CLINIC_SCHEMA = 'public';

/** Names of the clinic's tables, in the order in which they were made. */
export async function tableNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind = 'r'
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                       and d.deptype = 'e')
     order by c.oid`,
    [CLINIC_SCHEMA],
  );
  return rows.map(({ name }) => name);
}

/** Counts every table as the open transaction sees it. */
export async function countRows(client: pg.ClientBase): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const name of await tableNames(client)) counts[name] = await countTable(client, name);
  return counts;
}

/** The rows of one of the clinic's tables. */
export async function countTable(client: pg.ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${CLINIC_SCHEMA}.${pg.escapeIdentifier(name)}`,
  );
  return Number(rows[0]?.count);
}

/** All rows of all tables. */
export const totalRows = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, rows) => sum + rows, 0);
