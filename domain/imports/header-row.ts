import { guessColumns } from './guess-columns.js';
import type { ImportResource } from './import.js';

/** Rows at the start of a file among which its headers are looked for. */
export const MAX_TITLE_ROWS = 20;
/** One word alone may be a title: 'Pacientes', or 'Nombre: Clínica Andes'. */
const MIN_NAMED = 2;

/**
 * Finds the headers below titles such as 'Listado de pacientes'. They name several fields, and are wider than each row
 * above them.
 * @param rows the first ones of a file, without blank ones.
 * @returns the index of the row with the headers; undefined if no row names fields, as in files of programs whose words
 *   are unknown, which have their headers in the first row.
 */
export function findHeaderRow(
  resource: ImportResource,
  rows: readonly (readonly string[])[],
): number | undefined {
  let widest = 0;
  for (const [index, row] of rows.entries()) {
    const width = row.filter((cell) => cell.trim() !== '').length;
    if (width > widest && countNamed(resource, row) >= MIN_NAMED) return index;
    widest = Math.max(widest, width);
  }
  return undefined;
}

const countNamed = (resource: ImportResource, row: readonly string[]): number =>
  guessColumns(resource, row, []).filter((field) => field !== null).length;
