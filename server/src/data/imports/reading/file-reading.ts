import type { ColumnEvidence } from '#domain/data/imports/cells/column-evidence.js';
import type { ImportResource } from '#domain/data/imports/import.js';
import type { SheetOfFile } from '../../../foundation/spreadsheets/open-spreadsheet.js';
import type { ColumnMap } from '#domain/data/imports/import-fields.js';

/** The task of the process that reads a file. */
export interface FileReading {
  readonly resource: ImportResource;
  readonly bytes: Uint8Array;
  readonly choice?: ReadingChoice;
}

/** A user's choice after seeing a first reading. */
export interface ReadingChoice {
  readonly sheet?: string | undefined;
  readonly headerRow?: number | undefined;
}

export interface TitleRow {
  readonly number: number;
  /** Its cells, shortened. */
  readonly text: string;
}

/** The place of the rows in the file, and its other content. */
export interface FileSource {
  /** Null in a CSV file. */
  readonly sheet: string | null;
  readonly sheets: readonly SheetOfFile[];
  readonly headerRow: number;
  /** The first rows above the headers, which are left out. */
  readonly titleRows: readonly TitleRow[];
  readonly titleRowCount: number;
  /** How many of the rows below the headers the spreadsheet hides; they are read. */
  readonly hiddenRows: number;
}

/** The properties of a file other than its rows. */
export interface FileFacts {
  readonly headers: readonly string[];
  /** A guess, from the headers and the first rows. */
  readonly columns: ColumnMap;
  /** By column: whether it doesn't look like health data. */
  readonly openColumns: readonly boolean[];
  /** By column. */
  readonly evidence: readonly ColumnEvidence[];
  readonly rowCount: number;
  readonly source: FileSource;
}

/** A message of that process: first the rows in batches, as JSON for PostgreSQL, then the facts; or a fault. */
export type ReadingMessage =
  | { readonly rows: string }
  | { readonly facts: FileFacts }
  | { readonly fault: string };

export interface ReadFile extends FileFacts {
  /** Some hundred rows each, as a JSON array of `number`, `cells` and `kinds`. */
  readonly batches: readonly string[];
}
