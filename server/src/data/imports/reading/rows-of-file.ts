import { invalidField } from '#domain/errors.js';
import { EvidenceOfColumns } from '#domain/data/imports/cells/column-evidence.js';
import { guessColumns, hasPersonalData } from '#domain/data/imports/guess-columns.js';
import { openColumnsOf } from '#domain/data/imports/import-access.js';
import { IMPORT_REFUSALS } from '#domain/data/imports/import.es.js';
import { mergedCells } from '#domain/spreadsheets/file-faults.es.js';
import type { CellKind } from '#domain/spreadsheets/cell-kind.js';
import { MAX_TITLE_ROWS } from '#domain/data/imports/header-row.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { fileFault } from '../../../foundation/spreadsheets/file-fault.js';
import { openSpreadsheet } from '../../../foundation/spreadsheets/open-spreadsheet.js';
import type { ReadRow } from '../../../foundation/spreadsheets/row-limits.js';
import { chooseSheet } from './choose-sheet.js';
import type { FileReading, FileSource, ReadingMessage } from './file-reading.js';
import { fromHeaders } from './from-headers.js';

/** Rows and characters, so that storing a batch takes the server little time. */
const BATCH = { rows: 500, characters: 1_000_000 } as const;
/** Rows whose cells are used to guess the columns. */
const SAMPLES = 50;

/**
 * PostgreSQL can't store NUL, and a lone surrogate is not a character. The row with the replacement is then refused.
 */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** Collects rows until they are enough for a statement. */
class Batch {
  private rows: string[] = [];
  private characters = 0;

  add(number: number, cells: readonly string[], kinds: readonly CellKind[] = []): void {
    const row = JSON.stringify({ number, cells, kinds });
    this.rows.push(row);
    this.characters += row.length;
  }

  get isFull(): boolean {
    return this.rows.length >= BATCH.rows || this.characters >= BATCH.characters;
  }

  take(): { readonly rows: string } {
    const rows = `[${this.rows.join()}]`;
    this.rows = [];
    this.characters = 0;
    return { rows };
  }
}

/** @throws DomainError `INVALID_INPUT` on `file`, possibly after some rows */
export async function* rowsOfFile({ resource, bytes, choice }: FileReading): AsyncGenerator<ReadingMessage> {
  const file = await openSpreadsheet(Buffer.from(bytes));
  const { chosen, sheets } = await chooseSheet(resource, file, choice?.sheet);
  const { titles, rows } = await fromHeaders(resource, file.rows(chosen?.index), choice?.headerRow);
  const samples: (readonly string[])[] = [];
  const evidence = new EvidenceOfColumns(file.countsFrom1904);
  const batch = new Batch();
  let headers: ReadRow | undefined;
  let width = 0;
  let [rowCount, hiddenRows] = [0, 0];
  for await (const row of rows) {
    const cells = withoutBlankEnd(row.cells.map(storable));
    width = Math.max(width, cells.length);
    if (!headers) {
      if (hasPersonalData(cells)) throw fileFault('hasNoHeaders');
      headers = { ...row, cells };
      continue;
    }
    rowCount += 1;
    if (row.isHidden) hiddenRows += 1;
    if (samples.length < SAMPLES) samples.push(cells);
    evidence.add(cells);
    batch.add(row.number, cells, row.kinds?.slice(0, cells.length));
    if (batch.isFull) yield batch.take();
  }
  if (!headers || rowCount === 0) throw invalidField('file', IMPORT_REFUSALS.noRows);
  if (file.mergedRow() > headers.number) throw invalidField('file', mergedCells(file.mergedRow()));
  yield batch.take();
  // Cells to the right of the last header are not left out silently: their columns have no name.
  const names = Array.from({ length: width }, (_, column) => (headers.cells[column] ?? '').trim());
  const columns = guessColumns(resource, names, samples);
  const source: FileSource = {
    sheet: chosen ? shortened(chosen.name) : null,
    sheets: sheets.map(({ name, isHidden }) => ({ name: shortened(name), isHidden })),
    headerRow: headers.number,
    titleRows: titles
      .slice(0, MAX_TITLE_ROWS)
      .map(({ number, cells }) => ({ number, text: shortened(cells.filter(Boolean).join(' · ')) })),
    titleRowCount: titles.length,
    hiddenRows,
  };
  yield {
    facts: {
      headers: names,
      columns,
      openColumns: openColumnsOf(resource, names, columns),
      evidence: evidence.all,
      rowCount,
      source,
    },
  };
}

const withoutBlankEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

const shortened = (text: string): string => [...storable(text)].slice(0, TEXT_LIMITS.short).join('');
