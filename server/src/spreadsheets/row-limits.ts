import { invalidField } from '#domain/errors.js';
import { cellTooLong } from '#domain/spreadsheets/file-faults.es.js';
import { fileFault } from './file-fault.js';

/** A row of a spreadsheet that was read. */
export interface ReadRow {
  /** As the spreadsheet numbers it, from 1 on. */
  readonly number: number;
  /** A missing one is ''. A number has a decimal comma, a day is 'yyyy-MM-dd', with ' HH:mm' if it has a time. */
  readonly cells: readonly string[];
}

/** Five times what the longest text of the product may have. */
export const LONGEST_CELL = 100_000;
/** Excel's last column is XFD, the 16,384th; a list that is handed in has some twenty. */
export const MOST_COLUMNS = 500;

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseLongCell(length: number, row: number): void {
  if (length > LONGEST_CELL) throw invalidField('file', cellTooLong(row, LONGEST_CELL));
}

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseManyColumns(count: number): void {
  if (count > MOST_COLUMNS) throw fileFault('hasTooManyColumns');
}
