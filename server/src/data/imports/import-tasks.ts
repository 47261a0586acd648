import { DomainError } from '#domain/errors.js';
import { IMPORT_REFUSALS } from '#domain/data/imports/import.es.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Actor, Actors } from '../../access/actors/actors.js';
import { CurrentRights } from '../../access/rights/current-rights.js';
import { RequestPool } from '../../foundation/database/connections/request-pool.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { ImportAccess } from './import-access.js';
import { IMPORT_QUEUE, type ImportJob } from './import-job.js';
import { IMPORT_COLUMNS, IMPORT_JOINS, IMPORT_LOCK, type ImportRow } from './import.row.js';
import { ImportSteps, type Progress } from './import-steps.js';

/** After this time the instance is presumed dead. */
const EXPIRE_SECONDS = 3_600;
const AGAIN_AFTER_SECONDS = 1;

/**
 * Runs the tasks of imports, each in one transaction: it is stored completely or not at all, even if the server is
 * killed. Meanwhile the transaction holds an advisory lock, which is always released with it: a task that has begun and
 * whose lock is free was interrupted. Progress is written outside the transaction, where others can see it.
 */
@Injectable()
export class ImportTasks implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly pool: RequestPool,
    private readonly jobs: Jobs,
    private readonly actors: Actors,
    private readonly rights: CurrentRights,
    private readonly access: ImportAccess,
    private readonly steps: ImportSteps,
  ) {}

  onModuleInit(): void {
    this.jobs.define<ImportJob>(IMPORT_QUEUE, { expireSeconds: EXPIRE_SECONDS }, (job) => this.run(job));
  }

  /** The task may have waited for other imports, and its user may have lost rights meanwhile. */
  private async withRightsOfNow(actor: Actor): Promise<Actor> {
    const { staff } = actor;
    return staff ? { ...actor, staff: { ...staff, rights: await this.rights.of(staff.id) } } : actor;
  }

  private async run(job: ImportJob): Promise<void> {
    try {
      const isDone = await this.inOneTransaction(job);
      // Two writing imports take turns: otherwise they could deadlock on each other's rows.
      if (!isDone) await this.jobs.send(IMPORT_QUEUE, job, { startAfterSeconds: AGAIN_AFTER_SECONDS });
    } catch (error) {
      // Already reported to the user; unexpected errors also belong in the log.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** @returns false if another import is being written. */
  @Transactional()
  private async inOneTransaction({ importId, task, actor }: ImportJob): Promise<boolean> {
    const [held] = await this.sql.rows<{ isFree: boolean }>(
      'select ($3 or pg_try_advisory_xact_lock($1, 0)) and pg_try_advisory_xact_lock($1, $2) as "isFree"',
      [IMPORT_LOCK, importId, task === 'CHECK'],
    );
    if (!held?.isFree) return false;
    const begun = await this.beside(
      'update import set task_has_begun = true where id = $1 and task = $2 and not task_has_begun returning id',
      [importId, task],
    );
    // A user discarded it, or this job belongs to a server that died earlier.
    if (begun === 0) return true;
    try {
      const [one] = await this.sql.rows<ImportRow>(
        `select ${IMPORT_COLUMNS} ${IMPORT_JOINS} where i.id = $1`,
        [importId],
      );
      if (one)
        await this.actors.actingAs(await this.withRightsOfNow(actor), () => {
          this.access.assertMayRun(task, one);
          return this.steps.run(task, one, this.progressOf(importId));
        });
    } catch (error) {
      const sentence = (error instanceof DomainError && error.sentence) || IMPORT_REFUSALS.failed;
      // Before the lock is released: otherwise the task would briefly look interrupted.
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

  /** Runs in its own transaction, which others see at once. @returns the number of changed rows. */
  private async beside(text: string, values: readonly unknown[]): Promise<number> {
    return (await this.pool.query({ text, values: [...values] })).rowCount ?? 0;
  }
}
