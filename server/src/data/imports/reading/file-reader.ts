import { invalidField } from '#domain/errors.js';
import type { ImportResource } from '#domain/data/imports/import.js';
import { FILE_FAULTS } from '#domain/spreadsheets/file-faults.es.js';
import { Injectable } from '@nestjs/common';
import { type ProcessLimits, runInOwnProcess } from '../../../foundation/own-process/run-in-own-process.js';
import type { FileFacts, FileReading, ReadFile, ReadingChoice, ReadingMessage } from './file-reading.js';

const PROCESS = new URL('./read-file.js', import.meta.url);
/** A million cells take some seconds on a slow machine, and about 200 MB. */
const LIMITS: ProcessLimits = { timeMs: 30_000, memoryMb: 600 };

const FAULTS = {
  TOO_SLOW: FILE_FAULTS.isTooSlow,
  TOO_MUCH_MEMORY: FILE_FAULTS.isTooLarge,
  CRASHED: FILE_FAULTS.isBroken,
} as const;

/** Reads each uploaded file in a separate process, so that the server can answer other requests meanwhile. */
@Injectable()
export class FileReader {
  /** Replaced by tests with a process that hangs or dies. */
  process = { module: PROCESS, limits: LIMITS };

  /**
   * @throws DomainError `INVALID_INPUT` on `file` if it is not a spreadsheet, has no rows or too many, lacks the chosen
   *   sheet or row, or takes too much time or memory
   */
  async read(resource: ImportResource, bytes: Uint8Array, choice: ReadingChoice = {}): Promise<ReadFile> {
    const { module, limits } = this.process;
    const ended = await runInOwnProcess<FileReading, ReadingMessage>(
      module,
      { resource, bytes, choice },
      limits,
    );
    if ('failure' in ended) throw invalidField('file', FAULTS[ended.failure]);
    const batches: string[] = [];
    let facts: FileFacts | undefined;
    for (const message of ended.messages) {
      if ('fault' in message) throw invalidField('file', message.fault);
      if ('rows' in message) batches.push(message.rows);
      else facts = message.facts;
    }
    if (!facts) throw invalidField('file', FILE_FAULTS.isBroken);
    return { ...facts, batches };
  }
}
