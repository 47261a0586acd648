import type { ImportResource, Verdict } from '#domain/imports/import.js';
import type { ReadRow, RowFault, RowValues } from '#domain/imports/read-row.js';
import type { Staff } from '../auth/staff.js';

/** A row that was read, as the spreadsheet numbers it. */
export interface NumberedRow extends ReadRow {
  readonly number: number;
}

/** What was found out about a row. */
export interface JudgedRow {
  readonly verdict: Verdict;
  /** What it is to make, where that is not what was read. */
  readonly values?: RowValues;
  /** The same for two rows that would make the same thing twice; absent for one that makes nothing. */
  readonly key?: string | undefined;
  /** What is stored already, and the fields of it that the row would fill. */
  readonly targetId?: number;
  readonly fills?: readonly string[];
  readonly faults: readonly RowFault[];
}

/** What a row made or filled, and what an undo of it needs. */
export interface WrittenRow {
  readonly id: number;
}

export interface Filling {
  readonly targetId: number;
  readonly values: RowValues;
}

/**
 * What an import can bring. Every method joins the open transaction and takes some hundred rows at most; those that write
 * answer by the row's place, undefined for one that can't be stored any more.
 */
export interface ResourceImport {
  readonly resource: ImportResource;
  judge(rows: readonly NumberedRow[]): Promise<JudgedRow[]>;
  create(rows: readonly RowValues[], staff: Staff, importId: number): Promise<(WrittenRow | undefined)[]>;
  /** Each target at most once. Absent where `canBeFilled` says no, as is `undoFilled`. */
  fill?(rows: readonly Filling[]): Promise<(WrittenRow | undefined)[]>;
  /** Why a row that could be stored when it was checked can't any more. */
  readonly refusals: { readonly create: string; readonly fill?: string };
  /** @returns why those that stay do, by id. */
  undoCreated(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>>;
  undoFilled?(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>>;
}
