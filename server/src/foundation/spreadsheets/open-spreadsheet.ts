import { isInvisible } from '#domain/written-text.js';
import { fileFault } from './file-fault.js';
import { readCsv } from './read-csv.js';
import { Workbook } from './workbook.js';
import { FileSize, type ReadRow } from './row-limits.js';
import type { WorkbookSheet } from './workbook-facts.js';

const ZIP = Buffer.from('PK\u0003\u0004');
/** The container format of Office before 2007, and of today's encrypted files. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** File types that are mistaken for spreadsheets; no text file starts like these. */
const OTHERS = [Buffer.from('%PDF-'), Buffer.from('{\\rtf'), Buffer.from('\u0089PNG', 'latin1')];

export type SheetOfFile = Omit<WorkbookSheet, 'path'>;

/** A CSV file, or an XLSX file's workbook, whose rows are read later. */
export interface Spreadsheet {
  /** None in a CSV file. */
  readonly sheets: readonly SheetOfFile[];
  /** Whether its serial dates count from 1904 instead of 1900. */
  readonly countsFrom1904: boolean;
  /** The last row with a cell that is merged with the row below, in the last sheet read; 0 if there is none. */
  mergedRow(): number;
  /**
   * Yields rows as they are read, so a caller that stops early reads no further. Rows are not kept, so 50,000 need no
   * more memory than a few, except for an XLSX file's shared texts.
   * @param sheet the index of one, by default the first that is visible.
   * @throws DomainError `INVALID_INPUT` on `file`, with a message for users: empty, broken, too large when unpacked, or
   *   with a cell longer than any text in the product; possibly after some rows
   */
  rows(sheet?: number): AsyncGenerator<ReadRow>;
}

/**
 * Opens CSV or XLSX, detected from its bytes, whatever its name.
 * @throws DomainError `INVALID_INPUT` on `file`, with a message for users: broken, protected by a password, too large
 */
export async function openSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  const begins = (sign: Buffer): boolean => bytes.subarray(0, sign.length).equals(sign);
  if (begins(OLE))
    throw fileFault(
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'isProtected' : 'isOldExcel',
    );
  if (OTHERS.some(begins)) throw fileFault('isBroken');
  if (!begins(ZIP))
    return {
      sheets: [],
      countsFrom1904: false,
      mergedRow: () => 0,
      rows: () => withinLimits(readCsv(bytes)),
    };
  const workbook = await Workbook.open(bytes);
  const { sheets, countsFrom1904 } = workbook;
  const first = Math.max(
    sheets.findIndex(({ isHidden }) => !isHidden),
    0,
  );
  return {
    sheets,
    countsFrom1904,
    mergedRow: () => workbook.mergedRow,
    rows: (index = first) => {
      const sheet = sheets[index];
      if (!sheet) throw fileFault('isBroken');
      return withinLimits(workbook.rows(sheet));
    },
  };
}

async function* withinLimits(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  let isEmpty = true;
  const size = new FileSize();
  for await (const { cells, ...rest } of rows) {
    const row = { ...rest, cells: cells.map((cell) => (isInvisible(cell) ? '' : cell)) };
    if (row.cells.every((cell) => cell === '')) continue;
    isEmpty = false;
    size.add(row);
    yield row;
  }
  if (isEmpty) throw fileFault('isEmpty');
}
