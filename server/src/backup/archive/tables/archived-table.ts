import type { Column, ColumnKind } from '#domain/spreadsheets/column.js';

/**
 * What the cells of a file hold: as in the lists, and
 * - `MOMENT` to the second here;
 * - `OBJECT` and `LIST`, JSON.
 */
export type ArchivedKind = ColumnKind | 'OBJECT' | 'LIST';

/** A column of a file. */
export interface ArchivedField {
  /** What its first cell says. */
  readonly header: string;
  readonly kind: ArchivedKind;
  /** The values of a `CHOICE`, and what the cells say in their place. */
  readonly words?: Readonly<Record<string, string>>;
  /** SQL; the table is `t`. Moments are timestamptz, times minutes since midnight, and `LIST`s arrays. */
  readonly value: string;
  readonly description?: string;
}

/** A table of the database as a file of the archive. */
export interface ArchivedTable {
  readonly table: string;
  /** Without its ending; also the name of the resource. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** SQL after the table `t`. */
  readonly joins?: string;
  readonly fields: readonly ArchivedField[];
  /** Columns that are not handed out, and why. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/** As it is, or as a text. */
const OWN_COLUMN = /^(?:host\()?t\.(\w+)(?:::text|\))?$/;

/** The column of the table that a field shows. */
export const columnOf = ({ value }: ArchivedField): string | undefined => OWN_COLUMN.exec(value)?.[1];

const field =
  (kind: ArchivedKind) =>
  (column: string, header: string, description?: string): ArchivedField => ({
    header,
    kind,
    value: column.includes(' ') || column.includes('.') ? column : `t.${column}`,
    ...(description === undefined ? {} : { description }),
  });

// Each takes the column, or SQL with a space or a dot in it, and the header.
export const text = field('TEXT');
export const rut = field('RUT');
export const whole = field('WHOLE');
export const yesNo = field('YES_NO');
export const day = field('DAY');
export const time = field('TIME');
export const moment = field('MOMENT');
export const object = field('OBJECT');
export const list = field('LIST');

/** A number that a row has in the database, or that names a row of another file. */
export const id = field('WHOLE');

export const choice = (
  column: string,
  header: string,
  words: Readonly<Record<string, string>>,
): ArchivedField => ({ ...field('CHOICE')(column, header), words });

/** The columns that the panel's list has as a file, with the same headers. @param values SQL by their fields. */
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

/** Reasons that several tables have. */
export const LEFT_OUT = {
  version: 'counts the changes, so that two people do not overwrite each other',
  changedAt: 'for programs that follow changes; the registers tell who changed what',
  derived: 'follows from other columns',
} as const;
