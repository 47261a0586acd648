import { DomainError } from '#domain/errors.js';
import { IMPORT_REFUSALS } from '#domain/imports/import.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Actors } from '../auth/actors.js';
import { RequestPool } from '../database/request-pool.js';
import { Sql } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';
import { IMPORT_QUEUE, type ImportJob } from './import-job.js';
import { IMPORT_COLUMNS, IMPORT_JOINS, IMPORT_LOCK, type ImportRow } from './import.row.js';
import { ImportSteps, type Progress } from './import-steps.js';

/** After this time the instance is presumed dead. */
const EXPIRE_SECONDS = 3_600;
const AGAIN_AFTER_SECONDS = 1;

/**
 * Does what is asked of imports, each task in one transaction: it is stored as a whole or not at all, also where the server
 * is killed. Meanwhile the transaction holds an advisory lock, which ends with it whatever happens: a task that has begun
 * and that nobody holds was interrupted. Progress is written beside the transaction, where others see it.
 */
@Injectable()
export class ImportTasks implements OnModuleInit {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly pool: RequestPool,
    private readonly jobs: Jobs,
    private readonly actors: Actors,
    private readonly steps: ImportSteps,
  ) {}

  onModuleInit(): void {
    this.jobs.define<ImportJob>(IMPORT_QUEUE, { expireSeconds: EXPIRE_SECONDS }, (job) =>
      this.actors.actingAs(job.actor, () => this.run(job)),
    );
  }

  private async run(job: ImportJob): Promise<void> {
    try {
      const isDone = await this.inOneTransaction(job);
      // Two imports that write each wait for the other's end: they could wait for each other's rows.
      if (!isDone) await this.jobs.send(IMPORT_QUEUE, job, { startAfterSeconds: AGAIN_AFTER_SECONDS });
    } catch (error) {
      // It is told already; whatever nobody foresaw belongs into the log as well.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** @returns false where another import is being written. */
  @Transactional()
  private async inOneTransaction({ importId, task }: ImportJob): Promise<boolean> {
    const [held] = await this.sql.rows<{ isFree: boolean }>(
      'select ($3 or pg_try_advisory_xact_lock($1, 0)) and pg_try_advisory_xact_lock($1, $2) as "isFree"',
      [IMPORT_LOCK, importId, task === 'CHECK'],
    );
    if (!held?.isFree) return false;
    const begun = await this.beside(
      'update import set task_has_begun = true where id = $1 and task = $2 and not task_has_begun returning id',
      [importId, task],
    );
    // Somebody discarded it, or this is a job of a server that died before.
    if (begun === 0) return true;
    try {
      const [one] = await this.sql.rows<ImportRow>(
        `select ${IMPORT_COLUMNS} ${IMPORT_JOINS} where i.id = $1`,
        [importId],
      );
      if (one) await this.steps.run(task, one, this.progressOf(importId));
    } catch (error) {
      const sentence = (error instanceof DomainError && error.sentence) || IMPORT_REFUSALS.failed;
      // Before the lock goes: else it would look interrupted for a moment.
      await this.beside(
        'update import set task = null, task_has_begun = false, done_rows = 0, failure = $2 where id = $1',
        [importId, sentence],
      );
      throw error;
    }
    return true;
  }

  private progressOf(importId: number): Progress {
    return async (rows) => {
      await this.beside('update import set done_rows = least(row_count, done_rows + $2) where id = $1', [
        importId,
        rows,
      ]);
    };
  }

  /** In a transaction of its own, which others see at once. @returns how many rows it changed. */
  private async beside(text: string, values: readonly unknown[]): Promise<number> {
    return (await this.pool.query({ text, values: [...values] })).rowCount ?? 0;
  }
}
