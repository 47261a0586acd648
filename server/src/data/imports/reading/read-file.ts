// Started by file-reader.ts in a separate process.
import { DomainError } from '#domain/errors.js';
import { serveTask } from '../../../foundation/own-process/serve-task.js';
import type { FileReading, ReadingMessage } from './file-reading.js';
import { rowsOfFile } from './rows-of-file.js';

serveTask<FileReading, ReadingMessage>(async function* (task) {
  try {
    yield* rowsOfFile(task);
  } catch (error) {
    const fault = error instanceof DomainError ? error.fields?.['file']?.[0] : undefined;
    if (fault === undefined) throw error;
    yield { fault };
  }
});
