import type { Readable } from 'node:stream';
import type { Column } from '#domain/spreadsheets/column.js';
import { writeCell } from '#domain/spreadsheets/values.es.js';
import { writeCsv } from './write-csv.js';
import { writeXlsx } from './write-xlsx.js';

export const SPREADSHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SpreadsheetFormat = (typeof SPREADSHEET_FORMATS)[number];

export interface Spreadsheet {
  /** The sheet's title; not used in a CSV file. */
  readonly title: string;
  readonly columns: readonly Column[];
  /** By column field; read as fast as the file is consumed. */
  readonly rows: AsyncIterable<object>;
  /** The clinic's, in which instants are shown. */
  readonly timeZone: string;
}

/** Streams the file; `readSpreadsheet` and `readCell` read the same values back. */
export function writeSpreadsheet(format: SpreadsheetFormat, sheet: Spreadsheet): Readable {
  return format === 'csv'
    ? writeCsv(
        sheet.columns.map(({ header }) => header),
        cellsOf(sheet),
      )
    : writeWorkbook([sheet]);
}

/** Streams an XLSX file with several sheets, one after the other. */
export const writeWorkbook = (sheets: readonly Spreadsheet[]): Readable =>
  writeXlsx(...sheets.map((sheet) => ({ title: sheet.title, columns: sheet.columns, rows: cellsOf(sheet) })));

async function* cellsOf({ columns, rows, timeZone }: Spreadsheet) {
  for await (const row of rows)
    yield columns.map((column) =>
      writeCell(column, (row as Record<string, unknown>)[column.field], timeZone),
    );
}
