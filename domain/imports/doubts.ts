/**
 * Why a cell may not mean what it seems to, or a row may not be about whom it says. Such a row is not stored until a
 * user decides.
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

/** `TAKE`: as it was read, or as the same person. `BLANK`: without this cell. Without a choice the row is left out. */
export const DOUBT_CHOICES = ['TAKE', 'BLANK'] as const;
export type DoubtChoice = (typeof DOUBT_CHOICES)[number];

/** A doubt about a cell of a row. */
export interface Doubt {
  /** The field of the cell's column. */
  readonly field: string;
  readonly reason: DoubtReason;
  /** What the cell would be stored as, for users; null if it can't be read at all. */
  readonly proposal: string | null;
  /** What a user can choose besides leaving the row out. */
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
  /** Null leaves the row out, though the others of its column are imported. */
  readonly choice: DoubtChoice | null;
}

/** That the patient with a row's RUT or document has another name. @param field the one that has the RUT. */
export const otherName = (field: string, patientId: number): Doubt => ({
  field,
  reason: 'OTHER_NAME',
  proposal: null,
  choices: ['TAKE'],
  patientId,
});

/** How many rows have a doubt of a kind, and what can be chosen for all of them. */
export interface DoubtCount extends Pick<Doubt, 'field' | 'reason' | 'choices'> {
  readonly rows: number;
}

/** What the user decided about a doubt; undefined if nothing. A decision for one row goes before one for all. */
export function decisionOn(
  decisions: readonly DoubtDecision[],
  { field, reason }: Pick<Doubt, 'field' | 'reason'>,
  row: number,
): DoubtDecision | undefined {
  const about = decisions.filter((one) => one.field === field && one.reason === reason);
  return about.find((one) => one.row === row) ?? about.find((one) => one.row === null);
}

/** What the user chose; undefined if the row stays out. */
export function choiceFor(
  decisions: readonly DoubtDecision[],
  doubt: Doubt,
  row: number,
): DoubtChoice | undefined {
  const choice = decisionOn(decisions, doubt, row)?.choice ?? null;
  return choice !== null && doubt.choices.includes(choice) ? choice : undefined;
}
