import { invalidField } from '#domain/errors.js';
import { cellTooLong } from '#domain/spreadsheets/file-faults.es.js';
import { fileFault } from './file-fault.js';

/** A row of a spreadsheet that was read. */
export interface ReadRow {
  /** As numbered in the spreadsheet, from 1. */
  readonly number: number;
  /** A missing cell is ''. A number has a decimal comma, a date is 'yyyy-MM-dd', with ' HH:mm' if it has a time. */
  readonly cells: readonly string[];
}

/** Five times the longest text allowed in the product. */
export const MAX_CELL_LENGTH = 100_000;
/** Excel's last column is XFD, the 16,384th; a real list has about twenty. */
export const MAX_COLUMNS = 500;

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseLongCell(length: number, row: number): void {
  if (length > MAX_CELL_LENGTH) throw invalidField('file', cellTooLong(row, MAX_CELL_LENGTH));
}

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseManyColumns(count: number): void {
  if (count > MAX_COLUMNS) throw fileFault('hasTooManyColumns');
}
