import { findHeaderRow, MAX_TITLE_ROWS } from '#domain/imports/header-row.js';
import type { ImportResource } from '#domain/imports/import.js';
import type { ReadRow } from '../../spreadsheets/row-limits.js';

/** A file's rows from its headers on, without the titles above them. */
export async function* fromHeaders<Row extends ReadRow>(
  resource: ImportResource,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const first: Row[] = [];
  let isFound = false;
  for await (const row of rows) {
    if (isFound) {
      yield row;
      continue;
    }
    first.push(row);
    if (first.length <= MAX_TITLE_ROWS) continue;
    yield* belowTitles(resource, first);
    isFound = true;
  }
  if (!isFound) yield* belowTitles(resource, first);
}

const belowTitles = <Row extends ReadRow>(resource: ImportResource, rows: readonly Row[]): Row[] =>
  rows.slice(
    findHeaderRow(
      resource,
      rows.map(({ cells }) => cells),
    ),
  );
