import type { DoubtDecision } from '#domain/imports/doubts.js';
import type { Verdict } from '#domain/imports/import.js';
import { rowsInWords } from '#domain/imports/import-counts.es.js';
import type { ShownImportFragment } from './imports.generated';

/** How many rows the check found of each kind. Doubtful rows, which the server rejects for now, are not rejected here. */
export type FoundRows = Readonly<Record<Verdict | 'DOUBTFUL', number>>;

export const foundRows = ({ counts }: ShownImportFragment): FoundRows => ({
  NEW: counts.newRows ?? 0,
  SAME: counts.sameRows ?? 0,
  LIKELY: counts.likelyRows ?? 0,
  DOUBTFUL: counts.doubtfulRows ?? 0,
  REJECTED: (counts.rejectedRows ?? 0) - (counts.doubtfulRows ?? 0),
});

/** What an import did. Doubtful rows that nobody decided on are not among the rejected. */
export const doneRows = ({ counts }: ShownImportFragment) => ({
  ...counts,
  rejectedRows: (counts.rejectedRows ?? 0) - (counts.doubtfulRows ?? 0),
});

/** 'Quedan fuera 17 filas dudosas sin decidir.'; empty if there are none. */
export function leftOutInWords(
  { counts, doubts }: Pick<ShownImportFragment, 'counts' | 'doubts'>,
  decisions: readonly DoubtDecision[],
): string {
  const doubtful = counts.doubtfulRows ?? 0;
  if (doubtful === 0) return '';
  const omitted = decisions.filter(({ choice }) => choice === null);
  const rows = new Set(omitted.flatMap(({ row }) => row ?? []));
  const areAllOmitted =
    rows.size >= doubtful ||
    doubts.every(({ field, reason }) =>
      omitted.some((one) => one.row === null && one.field === field && one.reason === reason),
    );
  const which = areAllOmitted
    ? 'omitidas por usted'
    : omitted.length > 0
      ? 'omitidas o sin decidir'
      : 'sin decidir';
  return doubtful === 1
    ? `Queda fuera 1 fila dudosa ${which.replace('omitidas', 'omitida')}.`
    : `Quedan fuera ${rowsInWords(doubtful)} dudosas ${which}.`;
}
