import type { Actor } from '../../access/actors/actors.js';
import type { ImportTask } from './import-progress.js';

export const IMPORT_QUEUE = 'imports';

export interface ImportJob {
  readonly importId: number;
  readonly task: ImportTask;
  readonly actor: Actor;
}
