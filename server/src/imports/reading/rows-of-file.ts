import { invalidField } from '#domain/errors.js';
import { EvidenceOfColumns } from '#domain/imports/cells/column-evidence.js';
import { guessColumns } from '#domain/imports/guess-columns.js';
import { openColumnsOf } from '#domain/imports/import-access.js';
import { IMPORT_REFUSALS } from '#domain/imports/import.es.js';
import type { CellKind } from '#domain/spreadsheets/cell-kind.js';
import { readSpreadsheet } from '../../spreadsheets/read-spreadsheet.js';
import type { FileReading, ReadingMessage } from './file-reading.js';

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
export async function* rowsOfFile({ resource, bytes }: FileReading): AsyncGenerator<ReadingMessage> {
  const samples: (readonly string[])[] = [];
  const evidence = new EvidenceOfColumns();
  const batch = new Batch();
  let headers: string[] | undefined;
  let rowCount = 0;
  for await (const { number, cells, kinds } of readSpreadsheet(Buffer.from(bytes))) {
    const row = cells.map(storable);
    if (!headers) {
      headers = row.map((header) => header.trim());
      continue;
    }
    rowCount += 1;
    const known = row.slice(0, headers.length);
    if (samples.length < SAMPLES) samples.push(known);
    evidence.add(known);
    batch.add(number, known, kinds?.slice(0, headers.length));
    if (batch.isFull) yield batch.take();
  }
  if (!headers || rowCount === 0) throw invalidField('file', IMPORT_REFUSALS.noRows);
  yield batch.take();
  const columns = guessColumns(resource, headers, samples);
  const openColumns = openColumnsOf(resource, headers, columns);
  yield { facts: { headers, columns, openColumns, evidence: evidence.all, rowCount } };
}
