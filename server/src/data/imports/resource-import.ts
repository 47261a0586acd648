import type { Doubt, DoubtDecision } from '#domain/data/imports/doubts.js';
import type { ImportResource, Verdict } from '#domain/data/imports/import.js';
import type { ReadRow, RowFault, RowValues } from '#domain/data/imports/rows/read-row.js';
import type { Staff } from '../../access/actors/staff.js';

/** A row that was read, with its number in the spreadsheet. */
export interface NumberedRow extends ReadRow {
  readonly number: number;
}

export interface JudgedRow {
  readonly verdict: Verdict;
  /** The values to store, if they differ from those read. */
  readonly values?: RowValues;
  /** Equal for two rows that would create the same entry; absent for a row that creates nothing. */
  readonly key?: string | undefined;
  /** The stored entry that the row matches, and which of its fields the row would fill. */
  readonly targetId?: number;
  readonly fills?: readonly string[];
  readonly faults: readonly RowFault[];
  /** Doubts that a user must settle, if nothing else is wrong; absent if the doubts are about the row's own cells. */
  readonly doubts?: readonly Doubt[];
}

/** The entry that a row created or filled, and the data needed to undo it. */
export interface WrittenRow {
  readonly id: number;
}

export interface Filling {
  readonly targetId: number;
  readonly values: RowValues;
}

/**
 * A resource that can be imported. Every method joins the open transaction and takes at most some hundred rows. Those
 * that write return results by the row's index, undefined for a row that can no longer be stored.
 */
export interface ResourceImport {
  readonly resource: ImportResource;
  /** @param decisions the user's, on doubts of rows. */
  judge(rows: readonly NumberedRow[], decisions: readonly DoubtDecision[]): Promise<JudgedRow[]>;
  create(rows: readonly RowValues[], staff: Staff, importId: number): Promise<(WrittenRow | undefined)[]>;
  /** Each target at most once. Absent, like `undoFilled`, if `canBeFilled` is false. */
  fill?(rows: readonly Filling[]): Promise<(WrittenRow | undefined)[]>;
  /** Why a row that could be stored when it was checked no longer can be. */
  readonly refusals: { readonly create: string; readonly fill?: string };
  /** @returns the reason, by id, for each one that is kept. */
  undoCreated(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>>;
  undoFilled?(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>>;
}
