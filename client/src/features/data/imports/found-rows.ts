import { listed } from '#domain/listed.es.js';
import type { DoubtDecision } from '#domain/data/imports/doubts.js';
import type { Verdict } from '#domain/data/imports/import.js';
import type { ShownImportFragment } from './imports.generated';

/** The number of rows of each kind. The server counts doubtful rows among the rejected; here they are separate. */
export type FoundRows = Readonly<Record<Verdict | 'DOUBTFUL', number>>;

export const foundRows = ({ counts }: ShownImportFragment): FoundRows => ({
  NEW: counts.newRows ?? 0,
  SAME: counts.sameRows ?? 0,
  LIKELY: counts.likelyRows ?? 0,
  DOUBTFUL: counts.doubtfulRows ?? 0,
  REJECTED: (counts.rejectedRows ?? 0) - (counts.doubtfulRows ?? 0),
});

/** The counts of a finished import. Rows that are still doubtful are not among the rejected. */
export const doneRows = ({ counts }: ShownImportFragment) => ({
  ...counts,
  rejectedRows: (counts.rejectedRows ?? 0) - (counts.doubtfulRows ?? 0),
});

/** '17 dudosas sin decidir', of the rows that are left out; empty if there are none. */
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
  const number = doubtful.toLocaleString('es-CL');
  if (doubtful === 1) return areAllOmitted ? '1 dudosa omitida' : '1 dudosa sin decidir';
  if (areAllOmitted) return `${number} dudosas omitidas`;
  return `${number} dudosas ${omitted.length > 0 ? 'omitidas o sin decidir' : 'sin decidir'}`;
}

const SHOWN_COLUMNS = 8;

/** 'No se importa la columna «Color favorito».'; empty if all are imported. */
export function unusedInWords({ headers, columns, seenColumns }: ShownImportFragment): string {
  const unused = headers.flatMap((header, index) =>
    columns[index] === null && seenColumns[index]
      ? [header ? `«${header}»` : `la ${index + 1}, sin nombre`]
      : [],
  );
  if (unused.length === 0) return '';
  const more = unused.length - SHOWN_COLUMNS;
  const named = [...unused.slice(0, SHOWN_COLUMNS), ...(more > 0 ? [`${more} más`] : [])];
  return `No se ${unused.length === 1 ? 'importa la columna' : 'importan las columnas'} ${listed(named)}.`;
}
