import type { DoubtCount } from '#domain/data/imports/doubts.js';
import type { RowAction, Verdict } from '#domain/data/imports/import.js';

export const IMPORT_TASKS = ['CHECK', 'APPLY', 'UNDO'] as const;
export type ImportTask = (typeof IMPORT_TASKS)[number];

/** The completed steps of an import. A task in progress, or an interrupted one, is stored separately. */
export const SETTLED_STATES = ['UPLOADED', 'CHECKED', 'APPLIED', 'UNDONE'] as const;
export type SettledState = (typeof SETTLED_STATES)[number];

/** Numbers of rows: by verdict once checked, by action once applied, and by outcome once undone. */
export interface ImportCounts {
  readonly verdicts?: Readonly<Partial<Record<Verdict, number>>>;
  /** Rejected rows that a user's decision may accept: in total, and by doubt. */
  readonly doubtful?: number;
  readonly doubts?: readonly DoubtCount[];
  readonly actions?: Readonly<Partial<Record<RowAction, number>>>;
  readonly undone?: { readonly removed: number; readonly reverted: number; readonly kept: number };
}
