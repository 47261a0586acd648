import type { ColumnKind } from '../../../foundation/database/columns/declared-table.js';

/** A column's type as in Table Schema (datapackage.org, 2.0), with its constraints and a description. */
export interface FieldSchema {
  readonly type: string;
  readonly format?: string;
  readonly trueValues?: readonly string[];
  readonly falseValues?: readonly string[];
  readonly description?: string;
  readonly constraints?: { readonly required?: true; readonly enum?: readonly string[] };
}

interface Form {
  /**
   * @param column SQL.
   * @returns SQL for the cells.
   */
  readonly cell: (column: string) => string;
  readonly schema: FieldSchema;
}

/** By table: SQL for the path, inside the archive, of the file of a row `t`. */
export const FILE_PATHS: Readonly<Record<string, string>> = {
  clinic_image_file:
    "'archivos/' || t.hash || '.' || replace(split_part(t.media_type, '/', 2), 'jpeg', 'jpg')",
  photo_file: `'archivos/fotos/' || t.photo_id || case t.variant when 'SMALL' then '-miniatura' else '' end
    || case when substring(t.bytes from 1 for 5) = '%PDF-'::bytea then '.pdf' else '.jpg' end`,
};

const TEXT: Form = { cell: (column) => `${column}::text`, schema: { type: 'string' } };
const WHOLE: Form = { cell: (column) => column, schema: { type: 'integer' } };
const JSON_LIST: FieldSchema = { type: 'array', description: 'JSON.' };

/** By PostgreSQL type; all other types are written as text. */
const FORMS: Readonly<Record<string, Form>> = {
  int2: WHOLE,
  int4: WHOLE,
  int8: WHOLE,
  bool: {
    cell: (column) => `case ${column} when true then 'Sí' when false then 'No' end`,
    schema: { type: 'boolean', trueValues: ['Sí'], falseValues: ['No'] },
  },
  date: { cell: (column) => `to_char(${column}, 'YYYY-MM-DD')`, schema: { type: 'date' } },
  minute: {
    cell: (column) => `to_char(make_interval(mins => ${column}), 'HH24:MI')`,
    schema: { type: 'time', format: '%H:%M' },
  },
  timestamptz: {
    cell: (column) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`,
    schema: { type: 'datetime', format: '%Y-%m-%d %H:%M:%S', description: 'En la hora de la clínica.' },
  },
  jsonb: { cell: TEXT.cell, schema: { type: 'any', description: 'JSON.' } },
  _text: { cell: (column) => `to_json(${column})::text`, schema: JSON_LIST },
  _int4: { cell: (column) => `to_json(${column})::text`, schema: JSON_LIST },
  int4multirange: {
    cell: (column) => `(select coalesce(json_agg(n), '[]')::text
      from unnest(${column}) as r, generate_series(lower(r), upper(r) - 1) as n)`,
    schema: JSON_LIST,
  },
  inet: { cell: (column) => `host(${column})`, schema: TEXT.schema },
  // The path of the file, by table.
  bytea: { cell: TEXT.cell, schema: { type: 'string', description: 'Un archivo de este ZIP.' } },
};

const HOLDS: Readonly<Partial<Record<ColumnKind, string>>> = {
  HEALTH: 'Dato de salud.',
  PERSONAL: 'Dato personal.',
};

export function formOf(type: string, kind: ColumnKind | undefined): Form {
  const { cell, schema } = FORMS[type] ?? TEXT;
  const sentences = [kind && HOLDS[kind], schema.description].filter((one) => one !== undefined);
  return { cell, schema: { ...schema, ...(sentences.length > 0 && { description: sentences.join(' ') }) } };
}
