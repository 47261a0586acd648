/**
 * Why a cell may be misread, or a row may belong to another patient. A row in doubt is not stored until a user decides.
 */
export const DOUBTS = [
  'PARTIAL_DAY',
  'NUMBER_AS_DAY',
  'SHOWN_IN_PART',
  'MONTH_FIRST',
  'LONG_AGO',
  'NUMBER_AS_TIME',
  'DECIMALS',
  'PHONE',
  'FLOATING_NUMBER',
  'INEXACT_NUMBER',
  'NOT_TEXT',
  'ERROR_CELL',
  'FORMULA_WITHOUT_VALUE',
  'PLACEHOLDER_RUT',
  'RUT_WITHOUT_DIGIT',
  'NOT_A_NAME',
  'LETTER_OF_SEX',
  'OTHER_NAME',
] as const;
export type DoubtReason = (typeof DOUBTS)[number];

/** `TAKE`: store the cell as read, or the row for that patient. `BLANK`: store the row without this cell. */
export const DOUBT_CHOICES = ['TAKE', 'BLANK'] as const;
export type DoubtChoice = (typeof DOUBT_CHOICES)[number];

export interface Doubt {
  /** The field of the cell's column. */
  readonly field: string;
  readonly reason: DoubtReason;
  /** The value that would be stored, as shown to users; null if the cell can't be read at all. */
  readonly proposal: string | null;
  /** The user's options besides leaving the row out. */
  readonly choices: readonly DoubtChoice[];
  /** The stored patient with the row's RUT or document, for `OTHER_NAME`. */
  readonly patientId?: number;
}

/** A user's decision on a doubt: for one row, or for all rows of the column. */
export interface DoubtDecision {
  readonly field: string;
  readonly reason: DoubtReason;
  /** As numbered by the spreadsheet; null for all rows. */
  readonly row: number | null;
  /** Null leaves the row out, even if a decision for all rows imports the others. */
  readonly choice: DoubtChoice | null;
}

/** The patient with the row's RUT or document has another name. @param field the RUT's field. */
export const otherName = (field: string, patientId: number): Doubt => ({
  field,
  reason: 'OTHER_NAME',
  proposal: null,
  choices: ['TAKE'],
  patientId,
});

/** The number of rows with the same kind of doubt, and the choices for all of them. */
export interface DoubtCount extends Pick<Doubt, 'field' | 'reason' | 'choices'> {
  readonly rows: number;
}

/** The user's decision on a doubt; undefined if there is none. One for the row takes precedence over one for all. */
export function decisionOn(
  decisions: readonly DoubtDecision[],
  { field, reason }: Pick<Doubt, 'field' | 'reason'>,
  row: number,
): DoubtDecision | undefined {
  const about = decisions.filter((one) => one.field === field && one.reason === reason);
  return about.find((one) => one.row === row) ?? about.find((one) => one.row === null);
}

/** The user's choice; undefined if the row is left out. */
export function choiceFor(
  decisions: readonly DoubtDecision[],
  doubt: Doubt,
  row: number,
): DoubtChoice | undefined {
  const choice = decisionOn(decisions, doubt, row)?.choice ?? null;
  return choice !== null && doubt.choices.includes(choice) ? choice : undefined;
}
