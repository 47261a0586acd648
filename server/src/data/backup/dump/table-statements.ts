import pg from 'pg';
import { CLINIC_SCHEMA, CLINIC_TABLES, type ClinicTable } from './clinic-schema.js';
import type { Rows } from './schema-statements.js';

const id = pg.escapeIdentifier;

interface Column {
  /** The table's oid. */
  readonly table: number;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** 'a' always, 'd' by default, '' no identity. */
  readonly identity: string;
  /** 's' stored, 'v' virtual, '' not generated. */
  readonly generated: string;
  readonly expression: string | null;
  readonly collation: string | null;
}

export interface DumpedTable {
  /** Schema and name, quoted. */
  readonly name: string;
  readonly bareName: string;
  readonly create: string;
  /** Column names, quoted. Without generated columns, whose values are recomputed. */
  readonly copied: string;
}

/** In order of creation. */
export async function readTables(rows: Rows): Promise<DumpedTable[]> {
  const tables = await rows<ClinicTable>(CLINIC_TABLES);
  const columns = Map.groupBy(await readColumns(rows, tables), ({ table }) => table);
  return tables.map((table) => asDumped(table, columns.get(table.oid) ?? []));
}

const readColumns = (rows: Rows, tables: readonly { readonly oid: number }[]): Promise<Column[]> =>
  rows<Column>(
    `select a.attrelid as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
            a.attidentity as identity, a.attgenerated as generated,
            pg_get_expr(f.adbin, f.adrelid) as expression,
            (select quote_ident(cn.nspname) || '.' || quote_ident(co.collname)
             from pg_collation co join pg_namespace cn on cn.oid = co.collnamespace
             join pg_type ty on ty.oid = a.atttypid
             where co.oid = a.attcollation and a.attcollation <> ty.typcollation) as collation
     from pg_attribute a left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
     where a.attrelid = any($1::oid[]) and a.attnum > 0 and not a.attisdropped order by a.attrelid, a.attnum`,
    [tables.map(({ oid }) => oid)],
  );

function asDumped(
  { name, unlogged }: { name: string; unlogged: boolean },
  columns: readonly Column[],
): DumpedTable {
  const fullName = `${id(CLINIC_SCHEMA)}.${id(name)}`;
  const lines = columns.map((column) => `  ${columnDefinition(column)}`).join(',\n');
  return {
    name: fullName,
    bareName: name,
    create: `create ${unlogged ? 'unlogged ' : ''}table ${fullName} (\n${lines}\n);\n`,
    copied: columns
      .filter(({ generated }) => generated === '')
      .map((column) => id(column.name))
      .join(', '),
  };
}

function columnDefinition(column: Column): string {
  const { name, type, required, collation } = column;
  const collated = collation ? ` collate ${collation}` : '';
  return `${id(name)} ${type}${collated}${valueDefinition(column)}${required ? ' not null' : ''}`;
}

function valueDefinition({ identity, generated, expression }: Column): string {
  if (generated !== '') return ` generated always as (${expression})${generated === 's' ? ' stored' : ''}`;
  if (identity !== '') return ` generated ${identity === 'a' ? 'always' : 'by default'} as identity`;
  return expression === null ? '' : ` default ${expression}`;
}
