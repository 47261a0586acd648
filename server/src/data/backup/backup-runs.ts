import type { BackupCause, BackupReason } from '#domain/data/backup/backup.js';
import { backupsToDelete } from '#domain/data/backup/backup-retention.js';
import { instantOf } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../foundation/clock.js';
import type { Config } from '../../foundation/config.js';
import { describeFault } from '../../foundation/errors/describe-fault.js';
import { BackupFailure, reasonOf } from './backup-failure.js';
import { timeFromFileName, newFileName } from './backup-file-name.js';
import type { BackupFolder, FoundFile } from './backup-folder.js';
import { BackupJournal, type RunEnd } from './backup-journal.js';
import { checkBackup } from './check-backup.js';
import type { RowCounts } from './dump/row-counts.js';
import { sweepScratchDatabases } from './scratch-database.js';
import { sqlDump } from './dump/sql-dump.js';
import { keepPhotos, PHOTO_FILES } from './photos/stored-photos.js';
import { BackupPlace } from './place/backup-place.js';

const STOP_TIMEOUT_MS = 8_000;

export interface StartedRun {
  readonly id: number;
  /** Never rejects. */
  readonly ended: Promise<RunEnd>;
}

const whyUnchecked = (reason: BackupReason): string =>
  reason === 'CHECK_NOT_ALLOWED'
    ? "a backup was not checked: the database's user needs the right to create databases (ALTER ROLE … CREATEDB)"
    : 'a backup was not checked';

/** Makes, checks and prunes the backups in the folder. One run at a time across all instances. */
@Injectable()
export class BackupRuns implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly place: BackupPlace,
    private readonly settings: Config['backup'],
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Marks runs of crashed processes as interrupted now, not only at the next backup. */
  onApplicationBootstrap(): void {
    this.running = this.tidy().catch((error: unknown) => this.report(error));
  }

  async settled(): Promise<void> {
    await this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_TIMEOUT_MS);
    });
    await Promise.race([this.settled(), limit]);
    clearTimeout(timer);
  }

  /**
   * @param isNeeded checked while the lock is held, so that no other run can be in progress.
   * @returns undefined if no backup is needed.
   * @throws DomainError `BACKUP_RUNNING`; otherwise errors of PostgreSQL or the network.
   */
  async start(
    cause: BackupCause,
    isNeeded: () => Promise<boolean> = async () => true,
  ): Promise<StartedRun | undefined> {
    const journal = await BackupJournal.open(this.databaseUrl, 'run');
    if (!journal) throw new DomainError('BACKUP_RUNNING');
    try {
      if (!(await isNeeded())) {
        await journal.close();
        return undefined;
      }
      // The whole run stays in one folder, even if a user sets another meanwhile.
      const folder = await this.place.folder();
      await this.cleanUp(journal, folder);
      const fileName = newFileName(this.clock.wall(), folder.encrypts);
      const startedAt = this.clock.now();
      const id = await journal.begin({ cause, startedAt, fileName, encrypted: folder.encrypts });
      const ended = this.finish(journal, folder, id, fileName);
      this.running = ended;
      return { id, ended };
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** Marks interrupted runs and deletes their files, unless a backup is running. */
  async tidy(): Promise<void> {
    const journal = await BackupJournal.open(this.databaseUrl, 'tidy');
    if (!journal) return;
    try {
      await this.cleanUp(journal, await this.place.folder());
    } finally {
      await journal.close();
    }
  }

  private async finish(
    journal: BackupJournal,
    folder: BackupFolder,
    id: number,
    fileName: string,
  ): Promise<RunEnd> {
    const end = await this.make(journal, folder, fileName).catch((error: unknown): RunEnd => {
      const reason = this.stopping.signal.aborted ? 'INTERRUPTED' : reasonOf(error);
      this.report(error, reason);
      return { state: 'FAILED', reason, finishedAt: this.clock.now() };
    });
    try {
      if (end.state === 'FAILED') await folder.delete(fileName).catch(() => undefined);
      await journal.end(id, end);
      if (end.state !== 'FAILED') await this.prune(journal, folder);
    } catch (error) {
      // The next clean-up marks the run as interrupted.
      this.report(error);
    } finally {
      await journal.close();
    }
    return end;
  }

  private async make(journal: BackupJournal, folder: BackupFolder, fileName: string): Promise<RunEnd> {
    await folder.prepare();
    await folder.requireSpace(await journal.databaseBytes());
    const { signal } = this.stopping;
    let rowCounts: RowCounts = {};
    const dump = sqlDump(this.databaseUrl, (counts) => (rowCounts = counts), [PHOTO_FILES]);
    const bytes = await folder.write(fileName, dump, signal);
    const file = folder.pathOf(fileName);
    const result = await checkBackup(this.databaseUrl, file, this.settings.passphrase, rowCounts);
    if (result.state === 'FAILED') throw new BackupFailure(result.reason);
    const photoFiles = await this.keepPhotos(journal, folder);
    rowCounts = { ...rowCounts, [PHOTO_FILES]: photoFiles };
    if (result.state === 'UNCHECKED')
      this.logger.warn({ reason: result.reason }, whyUnchecked(result.reason));
    return { ...result, finishedAt: this.clock.now(), bytes, rowCounts };
  }

  /** After the dump, so that it needs no file that is not stored. @returns their number. */
  private async keepPhotos(journal: BackupJournal, folder: BackupFolder): Promise<number> {
    const { passphrase } = this.settings;
    const now = this.clock.now();
    const kept = (await journal.kept()).map(({ startedAt }) => startedAt);
    const files = await keepPhotos(this.databaseUrl, {
      directory: folder.directory,
      passphrase,
      now,
      oldestBackup: kept.reduce((oldest, one) => (one < oldest ? one : oldest), now),
      requireSpace: (bytes) => folder.requireSpace(bytes),
      signal: this.stopping.signal,
    });
    if (files === undefined) throw new BackupFailure('CHECK_FAILED');
    return files;
  }

  private async prune(journal: BackupJournal, folder: BackupFolder): Promise<void> {
    const existing = new Set((await folder.list()).map(({ name }) => name));
    const kept = (await journal.kept()).filter(({ fileName }) => existing.has(fileName));
    const backups = kept.map(({ id, startedAt, isGood }) => ({ id, madeAt: startedAt, isGood }));
    const { keep } = this.settings;
    for (const id of backupsToDelete(backups, keep, this.clock.now(), this.clock.timeZone)) {
      const { fileName = '' } = kept.find((backup) => backup.id === id) ?? {};
      await folder.delete(fileName);
      await journal.forget(id);
    }
  }

  private async cleanUp(journal: BackupJournal, folder: BackupFolder): Promise<void> {
    const files = await folder.list();
    for (const { id, fileName } of await journal.interrupted()) {
      const file = files.find(({ name }) => name === fileName);
      // A file gets its name only once it is complete, so it was the check that was interrupted.
      await journal.end(id, {
        state: file ? 'UNCHECKED' : 'FAILED',
        reason: 'INTERRUPTED',
        finishedAt: this.clock.now(),
        ...(file && { bytes: file.bytes }),
      });
    }
    for (const file of files) await journal.adopt(file, this.madeAt(file));
    await journal.deleteOld(
      this.clock.now(),
      files.map(({ name }) => name),
    );
    await folder.sweep();
    await sweepScratchDatabases(this.databaseUrl);
  }

  private madeAt({ name, modifiedAt }: FoundFile): Date {
    const wall = timeFromFileName(name);
    return wall ? instantOf(wall, this.clock.timeZone) : modifiedAt;
  }

  private report(error: unknown, reason?: BackupReason): void {
    if (this.stopping.signal.aborted) return;
    this.logger.error({ ...describeFault(error), ...(reason && { reason }) }, 'a backup met a fault');
  }
}
