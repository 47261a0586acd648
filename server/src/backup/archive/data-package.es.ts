import { CSV_SEPARATOR } from '../../spreadsheets/write-csv.js';
import { type ArchivedField, type ArchivedTable, columnOf } from './tables/archived-table.js';
import type { TableKeys } from './table-keys.js';

/** A file of the archive, once it is written. */
export interface WrittenFile {
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface WrittenTable extends WrittenFile {
  readonly table: ArchivedTable;
  readonly rows: number;
}

export interface PackageFacts {
  /** ISO 8601, in UTC. */
  readonly madeAt: string;
  readonly clinicName: string;
  readonly timeZone: string;
  readonly productVersion: string;
  /** The last migration. */
  readonly schemaVersion: string;
}

type Keys = ReadonlyMap<string, TableKeys>;

const PROFILES = 'https://datapackage.org/profiles/2.0';
/** In these, an empty cell is a missing value; in a text, it may also be an empty string. */
const EMPTY_IS_MISSING = new Set(['WHOLE', 'YES_NO', 'DAY', 'TIME', 'MOMENT', 'CHOICE', 'OBJECT', 'LIST']);

const TYPES = {
  TEXT: { type: 'string' },
  RUT: { type: 'string', description: 'RUT con puntos y guión.' },
  CHOICE: { type: 'string' },
  YES_NO: { type: 'boolean', trueValues: ['Sí'], falseValues: ['No'] },
  IDENTIFIERS: { type: 'string', description: 'Documentos separados por punto y coma.' },
  WHOLE: { type: 'integer' },
  DAY: { type: 'date' },
  TIME: { type: 'time', format: '%H:%M' },
  MOMENT: { type: 'datetime', format: '%Y-%m-%d %H:%M:%S', description: 'En la hora de la clínica.' },
  OBJECT: { type: 'object', description: 'JSON.' },
  LIST: { type: 'array', description: 'JSON.' },
} as const;

/** `datapackage.json` as in the Data Package standard (datapackage.org, 2.0), with a Table Schema for each CSV file. */
export const dataPackage = (
  facts: PackageFacts,
  tables: readonly WrittenTable[],
  files: readonly WrittenFile[],
  keys: Keys,
): object => ({
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
  resources: [
    ...tables.map((written) => ({
      name: written.table.file,
      type: 'table',
      path: written.path,
      title: written.table.title,
      description: written.table.description,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes: written.bytes,
      hash: `sha256:${written.sha256}`,
      rowCount: written.rows,
      dialect: {
        $schema: `${PROFILES}/tabledialect.json`,
        delimiter: CSV_SEPARATOR,
        lineTerminator: '\r\n',
        quoteChar: '"',
        doubleQuote: true,
        header: true,
      },
      schema: tableSchema(written.table, tables, keys),
    })),
    ...files.map(({ path, bytes, sha256 }) => ({
      name: path.toLowerCase(),
      path,
      bytes,
      hash: `sha256:${sha256}`,
    })),
  ],
});

function tableSchema({ table, fields }: ArchivedTable, tables: readonly WrittenTable[], keys: Keys): object {
  const { primary = [], foreign = [], required = new Set<string>() } = keys.get(table) ?? {};
  const own = headersOf(fields, primary);
  const foreignKeys = foreign.flatMap((key) => {
    const target = tables.find((other) => other.table.table === key.table)?.table;
    const from = headersOf(fields, key.columns);
    const to = target && headersOf(target.fields, key.referenced);
    return from && to ? [{ fields: from, reference: { resource: target.file, fields: to } }] : [];
  });
  return {
    $schema: `${PROFILES}/tableschema.json`,
    fields: fields.map((field) => fieldSchema(field, required.has(columnOf(field) ?? ''))),
    missingValues: [''],
    ...(own && own.length > 0 && { primaryKey: own }),
    ...(foreignKeys.length > 0 && { foreignKeys }),
  };
}

function fieldSchema({ header, kind, words, description }: ArchivedField, isRequired: boolean): object {
  const constraints = {
    ...(isRequired && EMPTY_IS_MISSING.has(kind) && { required: true }),
    ...(words && { enum: [...new Set(Object.values(words))] }),
  };
  return {
    name: header,
    ...TYPES[kind],
    ...(description !== undefined && { description }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

/** The headers of the columns; undefined if not all of them are exported. */
function headersOf(fields: readonly ArchivedField[], columns: readonly string[]): string[] | undefined {
  const headers = columns.map((column) => fields.find((field) => columnOf(field) === column)?.header);
  return headers.every((header) => header !== undefined) ? headers : undefined;
}
