import type { Actor } from '../auth/actors.js';
import type { ImportTask } from './import.row.js';

export const IMPORT_QUEUE = 'imports';

/** The task of an import, and on whose behalf it runs. */
export interface ImportJob {
  readonly importId: number;
  readonly task: ImportTask;
  readonly actor: Actor;
}
