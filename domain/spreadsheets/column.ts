/**
 * What the cells of a column hold:
 * - `TEXT`; `RUT`; `CHOICE`, one of the column's `words`; `YES_NO`; `IDENTIFIERS`, documents beside the RUT;
 * - `WHOLE`, a whole number, pesos too;
 * - `DAY`, a `LocalDate`; `TIME`, a `LocalTime`; `MOMENT`, an instant in ISO 8601, shown on the clinic's clock.
 */
export type ColumnKind =
  'TEXT' | 'RUT' | 'CHOICE' | 'YES_NO' | 'IDENTIFIERS' | 'WHOLE' | 'DAY' | 'TIME' | 'MOMENT';

/** A column of a spreadsheet that people get and hand in again. */
export interface Column<Field extends string = string> {
  readonly field: Field;
  /** What its first cell says. */
  readonly header: string;
  readonly kind: ColumnKind;
  /** The values of a `CHOICE`, and what the cells say in their place. */
  readonly words?: Readonly<Record<string, string>>;
  /** Left out for who may not read health data. */
  readonly isHealthData?: true;
  /** Tells people something that follows from other data: nobody hands it in. */
  readonly isShownOnly?: true;
}

/** The columns for somebody with or without the right to read health data. */
export const columnsFor = <One extends Column>(columns: readonly One[], mayReadHealth: boolean): One[] =>
  columns.filter(({ isHealthData }) => mayReadHealth || !isHealthData);
