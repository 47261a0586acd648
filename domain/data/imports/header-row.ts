import { guessColumns } from './guess-columns.js';
import type { ImportResource } from './import.js';

/** The headers are looked for in this many rows at the start of a file. */
export const MAX_TITLE_ROWS = 20;
/** A single field name may be a title: 'Pacientes', or 'Nombre: Clínica Andes'. */
const MIN_NAMED = 2;

/**
 * Finds the headers below titles like 'Listado de pacientes': a row that names several fields, and is wider than each
 * row above it.
 * @param rows the first ones of a file, without blank ones.
 * @returns the index of the row with the headers; undefined if no row names known fields. Then the first row has them.
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
