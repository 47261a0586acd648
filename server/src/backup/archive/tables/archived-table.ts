import type { Column, ColumnKind } from '#domain/spreadsheets/column.js';

/**
 * What a file's cells contain: as in the exported lists, but
 * - `MOMENT` is to the second;
 * - `OBJECT` and `LIST` are JSON.
 */
export type ArchivedKind = ColumnKind | 'OBJECT' | 'LIST';

/** A column of a file. */
export interface ArchivedField {
  /** The text of its first cell. */
  readonly header: string;
  readonly kind: ArchivedKind;
  /** The values of a `CHOICE`, and what the cells show instead. */
  readonly words?: Readonly<Record<string, string>>;
  /** SQL; the table is `t`. Moments are timestamptz, times minutes since midnight, and `LIST`s arrays. */
  readonly value: string;
  readonly description?: string;
}

/** A database table as a file of the archive. */
export interface ArchivedTable {
  readonly table: string;
  /** Without its extension; also the name of the resource. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** SQL after the table `t`. */
  readonly joins?: string;
  readonly fields: readonly ArchivedField[];
}

/** The table's columns that a field reads. */
export const columnsOf = ({ value }: ArchivedField): string[] =>
  [...value.matchAll(/\bt\.(\w+)/g)].map(([, name = '']) => name);

/** A column as it is, or as text. */
const OWN_COLUMN = /^(?:host\()?t\.(\w+)(?:::text|\))?$/;

/** The table column that a field shows. */
export const columnOf = ({ value }: ArchivedField): string | undefined => OWN_COLUMN.exec(value)?.[1];

const field =
  (kind: ArchivedKind) =>
  (column: string, header: string, description?: string): ArchivedField => ({
    header,
    kind,
    value: column.includes(' ') || column.includes('.') ? column : `t.${column}`,
    ...(description === undefined ? {} : { description }),
  });

// Each takes a column name, or SQL containing a space or a dot, and the header.
export const text = field('TEXT');
export const rut = field('RUT');
export const whole = field('WHOLE');
export const yesNo = field('YES_NO');
export const day = field('DAY');
export const time = field('TIME');
export const moment = field('MOMENT');
export const object = field('OBJECT');
export const list = field('LIST');

/** A row's number in the database, or a reference to a row of another file. */
export const id = field('WHOLE');

export const choice = (
  column: string,
  header: string,
  words: Readonly<Record<string, string>>,
): ArchivedField => ({ ...field('CHOICE')(column, header), words });

/** The columns of the panel's exported list, with the same headers. @param values SQL by field. */
export const likeList = <Field extends string>(
  columns: readonly Column<Field>[],
  values: Readonly<Record<Field, string>>,
): ArchivedField[] =>
  columns.map(({ field: name, header, kind, words }) => ({
    header,
    kind,
    value: values[name],
    ...(words && { words }),
  }));
