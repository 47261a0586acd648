import type { Readable } from 'node:stream';
import type { Column } from '#domain/spreadsheets/column.js';
import { writeCell } from '#domain/spreadsheets/values.es.js';
import { writeCsv } from './write-csv.js';
import { writeXlsx } from './write-xlsx.js';

export const SPREADSHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SpreadsheetFormat = (typeof SPREADSHEET_FORMATS)[number];

export interface Spreadsheet {
  /** Of the sheet, which a CSV file does not have. */
  readonly title: string;
  readonly columns: readonly Column[];
  /** By the columns' fields; read as fast as the file is taken. */
  readonly rows: AsyncIterable<object>;
  /** Of the clinic: an instant is shown on its clock. */
  readonly timeZone: string;
}

/** The file, written as it is read; `readSpreadsheet` and `readCell` find the same values in it. */
export function writeSpreadsheet(
  format: SpreadsheetFormat,
  { title, columns, rows, timeZone }: Spreadsheet,
): Readable {
  async function* cells() {
    for await (const row of rows)
      yield columns.map((column) =>
        writeCell(column, (row as Record<string, unknown>)[column.field], timeZone),
      );
  }
  return format === 'csv'
    ? writeCsv(
        columns.map(({ header }) => header),
        cells(),
      )
    : writeXlsx(title, columns, cells());
}
