import { Readable } from 'node:stream';
import { daysBetween, minutesOf, parseInstant } from '#domain/clinic-time.js';
import type { Column, ColumnKind } from '#domain/spreadsheets/column.js';
import { forXlsx } from '#domain/spreadsheets/formula-safety.js';
import type { Cell } from '#domain/spreadsheets/values.es.js';
import yazl from 'yazl';
import { MAX_TEXT_LENGTH, partsOfWorkbook, sheetPath, STYLES } from './workbook-xml.js';

const ROWS_AT_ONCE = 100;
/** The date of all files in the ZIP, so that the same rows give the same bytes. */
const MADE_AT = '1980-01-01T12:00:00Z';
const FIRST_DAY = '1900-03-01';

type Shown = Pick<Column, 'header' | 'kind'>;

export interface Sheet {
  readonly title: string;
  readonly columns: readonly Shown[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

/**
 * An XLSX file. Each sheet has a bold, frozen first row with filters, texts as texts, days as days. No cell is a
 * formula. Rows are streamed, so memory use is the same for 100 and for 100,000; the library that the tests read and
 * write with keeps them all.
 */
export function writeXlsx(...sheets: readonly Sheet[]): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const options = { mtime: parseInstant(MADE_AT), compressionLevel: 3 };
  for (const [path, text] of partsOfWorkbook(...sheets.map(({ title }) => title)))
    zip.addBuffer(Buffer.from(text), path, options);
  for (const [index, { columns, rows }] of sheets.entries()) {
    const sheet = Readable.from(sheetPieces(columns, rows), { objectMode: false });
    // An error in the rows, or a reader that goes away, ends both streams.
    sheet.once('error', (error) => output.destroy(error));
    output.once('close', () => sheet.destroy());
    zip.addReadStream(sheet, sheetPath(index), options);
  }
  zip.end();
  return output;
}

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  TEXT: 28,
  RUT: 14,
  CHOICE: 16,
  YES_NO: 12,
  IDENTIFIERS: 32,
  WHOLE: 12,
  DAY: 13,
  TIME: 9,
  MOMENT: 18,
};

async function* sheetPieces(
  columns: readonly Shown[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const widths = columns.map(
    ({ kind, header }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(WIDTHS[kind], header.length + 4)}" customWidth="1"/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield rowXml(
    1,
    columns.map(({ header }, index) => textXml(`${names[index]}1`, header, STYLES.header)),
  );
  let number = 1;
  let waiting = '';
  for await (const row of rows) {
    number += 1;
    const place = number;
    waiting += rowXml(
      place,
      columns.map(({ kind }, index) => cellXml(`${names[index]}${place}`, kind, row[index] ?? null)),
    );
    if (number % ROWS_AT_ONCE !== 0) continue;
    yield waiting;
    waiting = '';
  }
  yield `${waiting}</sheetData><autoFilter ref="A1:${names.at(-1) ?? 'A'}${number}"/></worksheet>`;
}

const rowXml = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells.join('')}</row>`;

function cellXml(place: string, kind: ColumnKind, cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}" s="${STYLES.whole}"><v>${cell}</v></c>`;
  // Spreadsheets have no dates before 1900: those stay text.
  if (kind === 'DAY' && cell >= FIRST_DAY)
    return `<c r="${place}" s="${STYLES.day}"><v>${serialOf(cell)}</v></c>`;
  if (kind === 'MOMENT' && cell >= FIRST_DAY) {
    const serial = serialOf(cell.slice(0, 10)) + minutesOf(cell.slice(11)) / 1440;
    return `<c r="${place}" s="${STYLES.moment}"><v>${serial}</v></c>`;
  }
  return textXml(place, forXlsx(cell), STYLES.text);
}

const serialOf = (day: string): number => daysBetween('1899-12-30', day);

function textXml(place: string, text: string, style: number): string {
  const fitting = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(fitting)}</t></is></c>`;
}

/** Characters that XML can't contain, or would change, are written as '_x000D_' (ECMA-376, part 1, 22.9.2.19). */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, codeOf)
    .replace(/[<>&]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&amp;'));

const codeOf = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** 'A' for 0, 'AB' for 27. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
