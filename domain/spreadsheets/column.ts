/**
 * The content of a column's cells:
 * - `TEXT`; `RUT`; `CHOICE`, one of the column's `words`; `YES_NO`; `IDENTIFIERS`, documents besides the RUT;
 * - `WHOLE`, a whole number, including pesos;
 * - `DAY`, a `LocalDate`; `TIME`, a `LocalTime`; `MOMENT`, an instant in ISO 8601, shown on the clinic's clock.
 */
export type ColumnKind =
  | 'TEXT'
  | 'RUT'
  | 'CHOICE'
  | 'YES_NO'
  | 'IDENTIFIERS'
  | 'WHOLE'
  | 'DAY'
  | 'TIME'
  | 'MOMENT';

/** A column of a spreadsheet that people export and can import again. */
export interface Column<Field extends string = string> {
  readonly field: Field;
  /** The text of its first cell. */
  readonly header: string;
  readonly kind: ColumnKind;
  /** The values of a `CHOICE`, and how the cells show them. */
  readonly words?: Readonly<Record<string, string>>;
  /** Left out for users who may not read health data. */
  readonly isHealthData?: true;
  /** Exported but never imported, because it follows from other data. */
  readonly isShownOnly?: true;
}

export const columnsFor = <One extends Column>(columns: readonly One[], mayReadHealth: boolean): One[] =>
  columns.filter(({ isHealthData }) => mayReadHealth || !isHealthData);
