import type { Column } from '#domain/spreadsheets/column.js';
import pg from 'pg';
import type { ColumnKind, DeclaredTables } from '../../../foundation/database/columns/declared-table.js';
import { isArchived } from '../../../foundation/database/columns/declared-tables.js';
import { COLUMN_NAMES } from '../../../foundation/database/columns/spanish-names.es.js';
import { TABLE_NAMES } from '../../../foundation/database/columns/table-names.es.js';
import { type Reader, readColumns, readKeys, type StoredColumn, type StoredKey } from './catalog.js';
import { type FieldSchema, FILE_PATHS, formOf } from './column-forms.es.js';
import { IMPORTABLE_LISTS, type ImportableList } from './importable-lists.es.js';

export interface ArchivedField {
  readonly header: string;
  /** The table's column that it shows; absent if it shows an SQL expression. */
  readonly column?: string;
  /** SQL for its cells; the table is `t`. */
  readonly cell: string;
  readonly schema: FieldSchema;
  /** How to format the value as in exported lists; absent if SQL already formats it. */
  readonly listed?: Column;
}

export interface ArchivedTable {
  readonly table: string;
  readonly title: string;
  /** Without its extension. */
  readonly file: string;
  /** SQL. */
  readonly from: string;
  readonly fields: readonly ArchivedField[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly StoredKey[];
}

/** Kinds of columns that code formats; SQL formats the others. */
const LISTED_KINDS: readonly string[] = ['RUT', 'CHOICE', 'IDENTIFIERS'];
const RUT_NAME = /(^|_)rut$/;

/** All declared tables and columns that may be archived, in the order of their declaration; the rest is left out. */
export async function archivedTables(client: Reader, declared: DeclaredTables): Promise<ArchivedTable[]> {
  const stored = Map.groupBy(await readColumns(client), ({ table }) => table);
  const keys = Map.groupBy(await readKeys(client), ({ table }) => table);
  return inOrder(Object.keys(declared)).flatMap((table) => {
    const own = Object.entries(declared[table]?.columns ?? {})
      .filter(([name]) => isArchived(declared, table, name))
      .flatMap(([name, { kind }]) => {
        const column = stored.get(table)?.find((one) => one.name === name);
        return column ? [ownField(column, kind)] : [];
      });
    return own.length > 0 ? [archivedTable(table, own, keys.get(table) ?? [])] : [];
  });
}

/** As their names are listed. */
const inOrder = (tables: readonly string[]): string[] => {
  const order = Object.keys(TABLE_NAMES);
  return tables.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
};

function archivedTable(
  table: string,
  own: readonly ArchivedField[],
  keys: readonly StoredKey[],
): ArchivedTable {
  const title = TABLE_NAMES[table] ?? table;
  const list = IMPORTABLE_LISTS[table];
  const listed = list ? listFields(list, own) : [];
  return {
    table,
    title,
    file: fileNameOf(title),
    from: `public.${pg.escapeIdentifier(table)} as t ${list?.joins ?? ''}`,
    fields: [...listed, ...own.filter((field) => listed.every(({ column }) => column !== field.column))],
    primaryKey: keys.find(({ target }) => target === null)?.columns ?? [],
    foreignKeys: keys.filter(({ target }) => target !== null),
  };
}

function ownField({ table, name, type, isRequired, values }: StoredColumn, kind: ColumnKind): ArchivedField {
  const { cell, schema } = formOf(type, kind);
  // An empty cell is a missing value, but of a text without a list of values it may be an empty text.
  const required = isRequired && (values !== null || schema.type !== 'string');
  const header = COLUMN_NAMES[`${table}.${name}`] ?? COLUMN_NAMES[name] ?? name;
  return {
    header,
    column: name,
    ...(schema.type === 'string' && RUT_NAME.test(name) && { listed: { field: name, header, kind: 'RUT' } }),
    cell: (type === 'bytea' && FILE_PATHS[table]) || cell(`t.${pg.escapeIdentifier(name)}`),
    schema: {
      ...schema,
      constraints: { ...(required && { required }), ...(values && { enum: values }) },
    },
  };
}

const listFields = ({ columns, values }: ImportableList, own: readonly ArchivedField[]): ArchivedField[] =>
  columns.map((listed) => {
    const { field, header, kind, words } = listed;
    const value = values[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const shown: Omit<ArchivedField, 'header'> = own.find(({ column }) => column === value) ?? {
      cell: value,
      schema: { type: kind === 'WHOLE' ? 'integer' : 'string' },
    };
    if (!LISTED_KINDS.includes(kind)) return { ...shown, header };
    const constraints = { ...shown.schema.constraints, ...(words && { enum: Object.values(words) }) };
    return { ...shown, header, listed, schema: { ...shown.schema, constraints } };
  });

/** 'Días libres' becomes 'dias-libres'. */
const fileNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
