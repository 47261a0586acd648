/**
 * The kind of data in a column:
 * - `HEALTH`: data that only users with the right to health data may read;
 * - `PERSONAL`: any other data about a person, who may be a user;
 * - `SECRET`: data that gives access, such as the hash of a password or a key;
 * - `TECHNICAL`: keys, settings, counts and the clinic's own data.
 */
export type ColumnKind = 'PERSONAL' | 'HEALTH' | 'SECRET' | 'TECHNICAL';

export interface ColumnFate {
  /** Erased by a suppression that keeps the row. All other columns are kept. */
  readonly isErased?: true;
  /** Why the person's export omits the column. It has all other `PERSONAL` and `HEALTH` columns of a patient. */
  readonly notInPersonExport?: string;
  /** Why the archive of everything omits the column. */
  readonly notArchived?: string;
}

export interface DeclaredColumn extends ColumnFate {
  readonly kind: ColumnKind;
}

interface AboutPatient {
  /** The effect of a suppression while the law requires records to be kept; a kept row may lose columns. */
  readonly suppression: 'KEPT' | 'DELETED';
  /**
   * The effect of a merge on the merged patient's rows:
   * - `CHOSEN`: they are deleted; the kept patient takes the columns that staff choose (the patient's own row);
   * - `MOVED`: they get the kept patient's id (`MOVED_TABLES`);
   * - `RENUMBERED`: the same, with new numbers after the kept patient's rows;
   * - `FOLLOWS`: they belong to a row that is moved;
   * - `STAYS`: registers without a foreign key, which are never rewritten and read through `patient_ids_of`.
   */
  readonly merge: 'CHOSEN' | 'MOVED' | 'RENUMBERED' | 'FOLLOWS' | 'STAYS';
}

export interface DeclaredTable {
  /** Absent if the rows are not about a patient. */
  readonly patient?: AboutPatient;
  /** Why the archive of everything omits the table. */
  readonly notArchived?: string;
  readonly columns: Readonly<Record<string, DeclaredColumn>>;
}

export type DeclaredTables = Readonly<Record<string, DeclaredTable>>;

const ofKind =
  (kind: ColumnKind) =>
  (names: string, fate: ColumnFate = {}): Record<string, DeclaredColumn> =>
    Object.fromEntries(names.split(' ').map((name) => [name, { kind, ...fate }]));

// Each function takes the names of columns, separated by spaces.
export const personal = ofKind('PERSONAL');
export const health = ofKind('HEALTH');
export const secret = ofKind('SECRET');
export const technical = ofKind('TECHNICAL');

export const DERIVED = {
  notArchived: 'follows from other columns',
  notInPersonExport: 'follows from other columns',
} as const;
export const EDITS = {
  notArchived: 'counts the changes, so that two people do not overwrite each other',
} as const;
export const CHANGES = {
  notArchived: 'for programs that follow changes; the registers tell who changed what',
} as const;
export const ONLY_ROW = { notArchived: 'there is one row' } as const;
export const CHANGED_AT = technical('changed_at', CHANGES);
export const STAFF_ADDRESS = personal('address', { notInPersonExport: 'where a user of the clinic was' });
