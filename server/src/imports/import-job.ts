import type { Actor } from '../auth/actors.js';
import type { ImportTask } from './import.row.js';

export const IMPORT_QUEUE = 'imports';

/** What is to be done with an import, and on whose behalf. */
export interface ImportJob {
  readonly importId: number;
  readonly task: ImportTask;
  readonly actor: Actor;
}
