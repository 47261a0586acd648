import type { ColumnEvidence } from '#domain/imports/cells/column-evidence.js';
import type { ImportResource } from '#domain/imports/import.js';
import type { ColumnMap } from '#domain/imports/import-fields.js';

/** What the process that reads a file is given. */
export interface FileReading {
  readonly resource: ImportResource;
  readonly bytes: Uint8Array;
}

/** What a file has besides its rows. */
export interface FileFacts {
  readonly headers: readonly string[];
  /** A guess, from the headers and the first rows. */
  readonly columns: ColumnMap;
  /** By column: whether it doesn't look like health data. */
  readonly openColumns: readonly boolean[];
  /** By column. */
  readonly evidence: readonly ColumnEvidence[];
  readonly rowCount: number;
}

/** What that process sends: the rows in batches, as JSON for PostgreSQL, then the facts; or what is wrong. */
export type ReadingMessage =
  { readonly rows: string } | { readonly facts: FileFacts } | { readonly fault: string };

/** A file that was read. */
export interface ReadFile extends FileFacts {
  /** Some hundred rows each, as a JSON array of `number`, `cells` and `kinds`. */
  readonly batches: readonly string[];
}
