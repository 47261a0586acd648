import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromCell } from '#domain/spreadsheets/formula-safety.js';
import { parse } from 'csv-parse';
import yauzl from 'yauzl';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly format?: string;
  readonly description?: string;
  readonly trueValues?: readonly string[];
  readonly falseValues?: readonly string[];
  readonly constraints?: { readonly required?: boolean; readonly enum?: readonly string[] };
}

interface Schema {
  readonly fields: readonly Field[];
  readonly primaryKey?: readonly string[];
  readonly foreignKeys?: ReadonlyArray<{
    readonly fields: readonly string[];
    readonly reference: { readonly resource: string; readonly fields: readonly string[] };
  }>;
}

interface Resource {
  readonly name: string;
  readonly path: string;
  readonly type?: string;
  readonly bytes: number;
  readonly hash: string;
  readonly rowCount?: number;
  readonly dialect?: { readonly delimiter: string };
  readonly schema?: Schema;
}

/** A row of a file in the archive, read by its schema: keyed by header, with null for empty cells. */
export type Row = Readonly<Record<string, string | null>>;

export interface ReadArchive {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly descriptor: { readonly resources: readonly Resource[] } & Readonly<Record<string, unknown>>;
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  /** Where the files contradict the archive's own description. */
  readonly faults: readonly string[];
}

/** Reads an archive using only its own description, without any knowledge of the product. */
export async function readArchive(zip: Buffer): Promise<ReadArchive> {
  const files = await unzip(zip);
  const descriptor = JSON.parse(files.get('datapackage.json')?.toString() ?? '') as ReadArchive['descriptor'];
  const faults: string[] = [];
  const tables = new Map<string, readonly Row[]>();
  for (const { name, path, bytes, hash, rowCount, dialect, schema } of descriptor.resources) {
    const content = files.get(path);
    if (!content) {
      faults.push(`${path} is missing`);
      continue;
    }
    if (content.length !== bytes) faults.push(`${path} has ${content.length} bytes, and not ${bytes}`);
    if (hash !== `sha256:${createHash('sha256').update(content).digest('hex')}`)
      faults.push(`${path} has another hash`);
    if (!schema) continue;
    const [headers = [], ...cells] = await cellsOf(content, dialect?.delimiter ?? ',');
    const expected = schema.fields.map((field) => field.name);
    if (JSON.stringify(headers) !== JSON.stringify(expected)) faults.push(`${path} has other columns`);
    if (new Set(expected).size !== expected.length) faults.push(`${path} has a column twice`);
    const rows = cells.map((row) =>
      Object.fromEntries(expected.map((header, index) => [header, row[index] ? fromCell(row[index]) : null])),
    );
    if (rows.length !== rowCount) faults.push(`${path} has ${rows.length} rows, and not ${rowCount}`);
    for (const field of schema.fields)
      for (const row of rows) {
        const fault = faultOf(field, row[field.name] ?? null);
        if (fault) faults.push(`${path}, ${field.name}: ${fault}`);
      }
    tables.set(name, rows);
  }
  for (const { name, schema } of descriptor.resources)
    if (schema) faults.push(...keyFaults(name, schema, tables));
  const described = new Set(descriptor.resources.map(({ path }) => path));
  for (const path of files.keys())
    if (!described.has(path) && !['datapackage.json', 'LEEME.txt'].includes(path))
      faults.push(`${path} is not described`);
  return { files, descriptor, tables, faults };
}

async function cellsOf(csv: Buffer, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of Readable.from([csv]).pipe(parse({ bom: true, delimiter })))
    rows.push(row as string[]);
  return rows;
}

const FORMS: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'time %H:%M': /^([01]\d|2[0-3]):[0-5]\d$/,
  'datetime %Y-%m-%d %H:%M:%S': /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
};

/** Validates by Table Schema (datapackage.org, 2.0). */
function faultOf(field: Field, cell: string | null): string | undefined {
  const { type, format, constraints = {} } = field;
  if (cell === null) return constraints.required ? 'is required' : undefined;
  if (constraints.enum && !constraints.enum.includes(cell)) return `'${cell}' is none of its values`;
  if (type === 'string' || type === 'any') return undefined;
  if (type === 'boolean')
    return [...(field.trueValues ?? []), ...(field.falseValues ?? [])].includes(cell)
      ? undefined
      : `'${cell}' is no boolean`;
  if (type === 'array') return Array.isArray(JSON.parse(cell)) ? undefined : `'${cell}' is no array`;
  const form = FORMS[format === undefined ? type : `${type} ${format}`];
  return form?.test(cell) ? undefined : `'${cell}' is no ${type}`;
}

function keyFaults(name: string, schema: Schema, tables: ReadArchive['tables']): string[] {
  const rows = tables.get(name) ?? [];
  const keyOf = (row: Row, fields: readonly string[]): string =>
    JSON.stringify(fields.map((one) => row[one]));
  const faults: string[] = [];
  const { primaryKey } = schema;
  if (primaryKey && new Set(rows.map((row) => keyOf(row, primaryKey))).size !== rows.length)
    faults.push(`${name} has a key twice`);
  for (const { fields, reference } of schema.foreignKeys ?? []) {
    const known = new Set((tables.get(reference.resource) ?? []).map((row) => keyOf(row, reference.fields)));
    for (const row of rows)
      if (fields.every((field) => row[field] !== null) && !known.has(keyOf(row, fields)))
        faults.push(
          `${name}, ${fields.join(', ')}: there is no ${keyOf(row, fields)} in ${reference.resource}`,
        );
  }
  return faults;
}

async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await yauzl.fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  return files;
}
