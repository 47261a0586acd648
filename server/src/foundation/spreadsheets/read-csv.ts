import { Readable } from 'node:stream';
import { invalidField } from '#domain/errors.js';
import { unclosedQuote } from '#domain/spreadsheets/file-faults.es.js';
import { fromCell } from '#domain/spreadsheets/formula-safety.js';
import { FILE_LIMITS } from '#domain/spreadsheets/file-limits.js';
import { CsvError, parse } from 'csv-parse';
import { decoded, type Encoding, encodingOf } from './code-pages.js';
import { fileFault } from './file-fault.js';
import { LAST_ROW, type ReadRow, refuseLongCell, refuseManyColumns } from './row-limits.js';

/** In bytes. */
const BEGIN = 64 * 1024;
/** Web pages and other documents that programs name '.xls' because Excel opens them. */
const MARKUP = /^\s*(<[!?a-z]|mime-version:)/i;
const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Enough to tell the titles above a table from its rows. */
const FIRST_LINES = 20;

/**
 * Yields all rows that are not empty, including the header. UTF-8, UTF-16 with a byte order mark, or else Windows', a
 * Macintosh's or MS-DOS's code page. The separator is ; , tab or |: whichever is most frequent in the first line that
 * has any. If most of the first lines lack it, that line is a title with a comma, and all of them are counted instead.
 * @throws DomainError `INVALID_INPUT` on `file` if it is not text or is too large
 */
export async function* readCsv(bytes: Buffer, lastRow = LAST_ROW): AsyncGenerator<ReadRow> {
  const encoding = encodingOf(bytes);
  const [begin = ''] = decoded(bytes.subarray(0, BEGIN), encoding);
  if (begin.includes('\0') || MARKUP.test(begin)) throw fileFault('isBroken');
  const { separator, from } = beginOf(begin);
  const records = Readable.from(textFrom(bytes, encoding, from)).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      // Handwritten files contain names such as 12" pliers.
      relax_quotes: true,
      max_record_size: FILE_LIMITS.cellLength * FILE_LIMITS.columns,
      // Checked while the row is read: for `max_record_size`, a record of millions of empty cells has size 0.
      cast: (cell, { index }) => {
        refuseManyColumns(index + 1);
        return cell;
      },
    }),
  );
  let number = 0;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      number += 1;
      if (number > lastRow) throw fileFault('isTooLarge');
      for (const cell of record) refuseLongCell(cell.length, number);
      if (record.some((cell) => cell !== ''))
        yield { number, cells: record.map((cell) => fromCell(unquoted(cell))) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Usually an unclosed quote, after which everything is one cell.
    if (error.code === 'CSV_MAX_RECORD_SIZE') refuseLongCell(FILE_LIMITS.cellLength + 1, number + 1);
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw invalidField('file', unclosedQuote(Number(error['records']) + 1));
    throw fileFault('isBroken');
  } finally {
    records.destroy();
  }
}

/** Unwraps the formula with which programs make Excel keep a text as it is: '="00123"'. */
const unquoted = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** The text from the character `from` on. */
function* textFrom(bytes: Buffer, encoding: Encoding, from: number): Generator<string> {
  let skipped = 0;
  for (const piece of decoded(bytes, encoding)) {
    yield piece.slice(Math.max(0, from - skipped));
    skipped += piece.length;
  }
}

/** The separator, and where the rows start: after a first line 'sep=;', which Excel treats as a hint. */
function beginOf(text: string): { separator: string; from: number } {
  const hint = /^sep=(.)\r?\n/.exec(text);
  if (hint?.[1]) return { separator: hint[1], from: hint[0].length };
  const lines = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, FIRST_LINES)
    .filter((line) => SEPARATORS.some((sign) => line.includes(sign)));
  const separator = mostFrequentIn(lines[0] ?? '');
  const isUsual = lines.filter((line) => line.includes(separator)).length >= lines.length / 2;
  return { separator: isUsual ? separator : mostFrequentIn(lines.join('\n')), from: 0 };
}

function mostFrequentIn(text: string): string {
  const counts = SEPARATORS.map((sign) => text.split(sign).length - 1);
  const most = Math.min(Math.max(...counts), FILE_LIMITS.columns);
  return SEPARATORS[counts.findIndex((count) => count >= most)] ?? ';';
}
