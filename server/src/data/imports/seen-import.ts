import type { ImportState } from '#domain/data/imports/import.js';
import { formatRut } from '#domain/rut.js';
import { toDecisionModel, toDoubtCountModel, toDoubtModel } from './doubt.model.js';
import type { ImportModel, ImportRowModel } from './import.model.js';
import type { ImportTask } from './import-progress.js';
import type { ImportedRow, ImportRow } from './import.row.js';
import type { MatchedPatient } from './matched-patients.js';

export interface SeenImport extends ImportRow {
  /** Some of the file's rows, for choosing columns; empty for users who may not see the cells. */
  readonly samples: readonly (readonly string[])[];
  /** By column: whether the user may see its cells, and import it. */
  readonly seenColumns: readonly boolean[];
}

export interface SeenRow extends ImportedRow {
  readonly targetName: string | null;
  /** Only for users who may see the row's cells. */
  readonly patient: MatchedPatient | null;
}

const RUNNING: Readonly<Record<ImportTask, ImportState>> = {
  CHECK: 'CHECKING',
  APPLY: 'APPLYING',
  UNDO: 'UNDOING',
};

/** @param undoableUntil null if it can't be undone. */
export function toImportModel(one: SeenImport, undoableUntil: string | null): ImportModel {
  const { counts, task, isInterrupted, state } = one;
  const { verdicts, actions, undone } = counts;
  return {
    ...one,
    state: isInterrupted ? 'INTERRUPTED' : task ? RUNNING[task] : state,
    settledState: isInterrupted ? state : null,
    seenColumns: [...one.seenColumns],
    samples: one.samples.map((cells) => [...cells]),
    onSame: one.same,
    onLikely: one.likely,
    source: one.source && {
      ...one.source,
      sheets: one.source.sheets.map((sheet) => ({ ...sheet })),
      titleRows: one.source.titleRows.map((row) => ({ ...row })),
    },
    doubts: (counts.doubts ?? []).map(toDoubtCountModel),
    decisions: one.decisions.map(toDecisionModel),
    counts: {
      newRows: verdicts ? (verdicts.NEW ?? 0) : null,
      sameRows: verdicts ? (verdicts.SAME ?? 0) : null,
      likelyRows: verdicts ? (verdicts.LIKELY ?? 0) : null,
      doubtfulRows: verdicts ? (counts.doubtful ?? 0) : null,
      rejectedRows: verdicts ? (verdicts.REJECTED ?? 0) : null,
      created: actions ? (actions.CREATE ?? 0) : null,
      filled: actions ? (actions.FILL ?? 0) : null,
      skipped: actions ? (actions.SKIP ?? 0) : null,
      removed: undone?.removed ?? null,
      reverted: undone?.reverted ?? null,
      kept: undone?.kept ?? null,
    },
    undoableUntil,
  };
}

export const toImportRowModel = (row: SeenRow): ImportRowModel => ({
  ...row,
  cells: [...row.cells],
  patient: row.patient && {
    ...row.patient,
    rut: formatRut(row.patient.rut),
    matchedBy: [...row.patient.matchedBy],
  },
  fills: [...row.fills],
  faults: row.faults.map((fault) => ({ ...fault })),
  doubts: row.doubts.map(toDoubtModel),
});
