import { CSV_SEPARATOR } from '../../../foundation/spreadsheets/write-csv.js';
import type { ArchivedTable } from './archived-tables.js';

export interface PackageFacts {
  /** ISO 8601, in UTC. */
  readonly madeAt: string;
  readonly clinicName: string;
  readonly timeZone: string;
  readonly productVersion: string;
  /** The last migration. */
  readonly schemaVersion: string;
}

const PROFILES = 'https://datapackage.org/profiles/2.0';

/**
 * `datapackage.json` as in the Data Package standard (datapackage.org, 2.0).
 * @param resources the files, in order.
 */
export const dataPackage = (facts: PackageFacts, resources: readonly object[]): object => ({
  $schema: `${PROFILES}/datapackage.json`,
  name: 'huella',
  title: `Todo lo que tiene ${facts.clinicName || 'la clínica'}`,
  description:
    'Una tabla por archivo CSV, y los archivos de la clínica. Contiene datos de salud. LEEME.txt dice cómo leerlo.',
  created: facts.madeAt,
  huella: {
    version: facts.productVersion,
    schema: facts.schemaVersion,
    timeZone: facts.timeZone,
  },
  resources,
});

/**
 * A table as a resource with a Table Schema.
 * @param tables all tables that its foreign keys may refer to.
 */
export const tableResource = (table: ArchivedTable, tables: readonly ArchivedTable[]): object => ({
  name: table.file,
  type: 'table',
  title: table.title,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  dialect: {
    $schema: `${PROFILES}/tabledialect.json`,
    delimiter: CSV_SEPARATOR,
    lineTerminator: '\r\n',
    quoteChar: '"',
    doubleQuote: true,
    header: true,
  },
  schema: {
    $schema: `${PROFILES}/tableschema.json`,
    fields: table.fields.map(({ header, schema }) => ({ name: header, ...schema })),
    missingValues: [''],
    ...primaryKeyOf(table),
    ...foreignKeysOf(table, tables),
  },
});

function primaryKeyOf(table: ArchivedTable): object {
  const headers = headersOf(table, table.primaryKey);
  return headers && headers.length > 0 ? { primaryKey: headers } : {};
}

function foreignKeysOf(table: ArchivedTable, tables: readonly ArchivedTable[]): object {
  const foreignKeys = table.foreignKeys.flatMap(({ columns, target, targetColumns }) => {
    const other = tables.find((one) => one.table === target);
    const from = headersOf(table, columns);
    const to = other && headersOf(other, targetColumns);
    return from && to ? [{ fields: from, reference: { resource: other.file, fields: to } }] : [];
  });
  return foreignKeys.length > 0 ? { foreignKeys } : {};
}

/** The headers of a key's columns; undefined if not all of them are archived. */
function headersOf({ fields }: ArchivedTable, columns: readonly string[]): string[] | undefined {
  const headers = columns.map((name) => fields.find(({ column }) => column === name)?.header);
  return headers.every((header) => header !== undefined) ? headers : undefined;
}
