import { Readable } from 'node:stream';
import { forCsv } from '#domain/spreadsheets/formula-safety.js';
import type { Cell } from '#domain/spreadsheets/values.es.js';
import { stringify } from 'csv-stringify/sync';

/** Excel's separator if the decimal separator is a comma, as in Chile. */
export const CSV_SEPARATOR = ';';
const ROWS_AT_ONCE = 200;

/**
 * RFC 4180, except for the separator; in UTF-8 with a byte order mark, without which Excel assumes Windows-1252. Texts
 * that would be formulas are prefixed with an apostrophe.
 */
export function writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  separator: string = CSV_SEPARATOR,
): Readable {
  const options = { delimiter: separator, record_delimiter: '\r\n', quoted_match: /[\r\n]|^\s|\s$/ };
  const lines = (some: readonly (readonly Cell[])[]): string =>
    stringify(
      some.map((row) => row.map((cell) => (typeof cell === 'string' ? forCsv(cell) : cell))),
      options,
    );
  async function* pieces(): AsyncGenerator<string> {
    yield `\uFEFF${lines([header])}`;
    let waiting: (readonly Cell[])[] = [];
    for await (const row of rows) {
      waiting.push(row);
      if (waiting.length < ROWS_AT_ONCE) continue;
      yield lines(waiting);
      waiting = [];
    }
    if (waiting.length > 0) yield lines(waiting);
  }
  return Readable.from(pieces(), { objectMode: false });
}
