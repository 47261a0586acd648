import { invalidField } from '#domain/errors.js';
import { findHeaderRow, MAX_TITLE_ROWS } from '#domain/data/imports/header-row.js';
import type { ImportResource } from '#domain/data/imports/import.js';
import { noSuchRow } from '#domain/spreadsheets/file-faults.es.js';
import type { ReadRow } from '../../../foundation/spreadsheets/row-limits.js';

export interface RowsFromHeaders {
  /** The rows above the headers, which are left out. */
  readonly titles: readonly ReadRow[];
  /** Starts with the headers. */
  readonly rows: AsyncIterable<ReadRow>;
}

/**
 * Separates a file's titles from its headers.
 * @param headerRow the number of the row with the headers, if a user chose one.
 * @throws DomainError `INVALID_INPUT` on `file` if that row is not in the file
 */
export async function fromHeaders(
  resource: ImportResource,
  rows: AsyncGenerator<ReadRow>,
  headerRow?: number,
): Promise<RowsFromHeaders> {
  if (headerRow !== undefined) return fromRow(rows, headerRow);
  const { first, found = 0 } = await lookForHeaders(resource, rows);
  return { titles: first.slice(0, found), rows: chained(first.slice(found), rows) };
}

interface Beginning {
  readonly first: readonly ReadRow[];
  /** The index of the row with known headers, if there is one. */
  readonly found: number | undefined;
}

/** Reads the rows that may have the headers; the others can be read afterwards. */
export async function lookForHeaders(
  resource: ImportResource,
  rows: AsyncGenerator<ReadRow>,
): Promise<Beginning> {
  const first: ReadRow[] = [];
  while (first.length <= MAX_TITLE_ROWS) {
    const { done, value } = await rows.next();
    if (done) break;
    first.push(value);
  }
  return {
    first,
    found: findHeaderRow(
      resource,
      first.map(({ cells }) => cells),
    ),
  };
}

async function fromRow(rows: AsyncGenerator<ReadRow>, headerRow: number): Promise<RowsFromHeaders> {
  const titles: ReadRow[] = [];
  for (;;) {
    const { done, value } = await rows.next();
    if (done || value.number > headerRow) throw invalidField('file', noSuchRow(headerRow));
    if (value.number === headerRow) return { titles, rows: chained([value], rows) };
    titles.push(value);
  }
}

async function* chained(first: readonly ReadRow[], rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  yield* first;
  yield* rows;
}
