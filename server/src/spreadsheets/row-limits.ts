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
/** Excel's last row. Empty rows count too: each costs time, and a file of a few kilobytes can have millions. */
export const MAX_ROWS = 1_048_576;
/**
 * The characters of all cells together. An XLSX file stores a repeated text only once, so that a small one can have
 * gigabytes of text.
 */
const MAX_CHARACTERS = 50_000_000;

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseLongCell(length: number, row: number): void {
  if (length > MAX_CELL_LENGTH) throw invalidField('file', cellTooLong(row, MAX_CELL_LENGTH));
}

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseManyRows(count: number, most = MAX_ROWS): void {
  if (count > most) throw fileFault('isTooLarge');
}

/** Counts the characters of a file's cells, row by row. */
export class CharacterCount {
  private total = 0;

  /** @throws DomainError `INVALID_INPUT` on `file` if the file has too many */
  add(cells: readonly string[]): void {
    for (const cell of cells) this.total += cell.length;
    if (this.total > MAX_CHARACTERS) throw fileFault('isTooLarge');
  }
}

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseManyColumns(count: number): void {
  if (count > MAX_COLUMNS) throw fileFault('hasTooManyColumns');
}
