import { invalidField } from '#domain/errors.js';
import { cellTooLong } from '#domain/spreadsheets/file-faults.es.js';
import type { CellKind } from '#domain/spreadsheets/cell-kind.js';
import { FILE_LIMITS } from '#domain/spreadsheets/file-limits.js';
import { fileFault } from './file-fault.js';

export interface ReadRow {
  /** As numbered in the spreadsheet, from 1. */
  readonly number: number;
  /** A missing cell is ''. A number has a decimal comma, a date is 'yyyy-MM-dd', with ' HH:mm' if it has a time. */
  readonly cells: readonly string[];
  /** By cell; a missing one is 'TEXT'. */
  readonly kinds?: readonly CellKind[];
  /** Whether the spreadsheet hides it, as its filters do. */
  readonly isHidden?: boolean;
}

/** Excel's last row. Each empty row costs time, and a file of a few kilobytes can have millions. */
export const LAST_ROW = 1_048_576;
/**
 * The characters of all cells together. An XLSX file stores a repeated text only once, so that a small one can have
 * gigabytes of text.
 */
const MAX_CHARACTERS = 50_000_000;

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseLongCell(length: number, row: number): void {
  if (length > FILE_LIMITS.cellLength) throw invalidField('file', cellTooLong(row));
}

/** @throws DomainError `INVALID_INPUT` on `file` */
export function refuseManyColumns(count: number): void {
  if (count > FILE_LIMITS.columns) throw fileFault('hasTooManyColumns');
}

/** Counts the rows of a file below its headers. */
export class FileSize {
  private rows = -1;
  private cells = 0;
  private characters = 0;

  /** @throws DomainError `INVALID_INPUT` on `file` once the file has more than `FILE_LIMITS` */
  add(row: ReadRow): void {
    this.rows += 1;
    if (this.rows === 0) return;
    const texts = row.cells.filter((cell) => cell !== '');
    this.cells += texts.length;
    for (const { length } of texts) this.characters += length;
    if (this.rows > FILE_LIMITS.rows) throw fileFault('hasTooManyRows');
    if (this.cells > FILE_LIMITS.cells) throw fileFault('hasTooManyCells');
    if (this.characters > MAX_CHARACTERS) throw fileFault('isTooLarge');
  }
}
