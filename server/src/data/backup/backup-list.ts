import type { Readable } from 'node:stream';
import { type BackupWarning, backupWarning, notInFuture, isKept } from '#domain/data/backup/backup.js';
import { DomainError } from '#domain/errors.js';
import { BACKUP_NOT_FOUND } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { Clock } from '../../foundation/clock.js';
import { confirmInterruption } from '../../foundation/database/confirm-interruption.js';
import { Sql } from '../../foundation/database/sql.js';
import type { ListedBackup } from './backup.model.js';
import { BACKUP_RUN_COLUMNS } from './backup-run.row.js';
import { BackupPlace } from './place/backup-place.js';

export interface BackupStatus {
  readonly lastGood: ListedBackup | undefined;
  readonly warning: BackupWarning | null;
  readonly isRunning: boolean;
}

export interface KeptFile {
  readonly fileName: string;
  /** Undefined if it is not known before the end. */
  readonly bytes: number | undefined;
  readonly content: Readable;
}

@Injectable()
export class BackupList {
  constructor(
    private readonly sql: Sql,
    private readonly place: BackupPlace,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async all(): Promise<ListedBackup[]> {
    const rows = await confirmInterruption(
      () =>
        this.sql.rows<Omit<ListedBackup, 'isThere'>>(
          `select ${BACKUP_RUN_COLUMNS} from backup_run order by started_at desc, id desc`,
        ),
      ({ reason }) => reason === 'INTERRUPTED',
    );
    const folder = await this.place.folder();
    const existing = new Set((await folder.list()).map(({ name }) => name));
    return rows.map((row) => ({ ...row, isThere: existing.has(row.fileName) }));
  }

  async status(): Promise<BackupStatus> {
    const all = await this.all();
    const now = this.clock.now();
    return {
      lastGood: notInFuture(all, now).find((backup) => backup.state === 'GOOD' && backup.isThere),
      warning: backupWarning(all, now),
      isRunning: all.some(({ state }) => state === 'RUNNING'),
    };
  }

  /** @throws DomainError `NOT_FOUND` */
  async find(id: number): Promise<ListedBackup> {
    const found = (await this.all()).find((backup) => backup.id === id);
    if (!found) throw new DomainError('NOT_FOUND', { message: BACKUP_NOT_FOUND });
    return found;
  }

  /**
   * The file as stored, compressed and possibly encrypted, with the files of photos that it leaves out.
   * @throws DomainError `NOT_FOUND`
   */
  async open(id: number): Promise<KeptFile> {
    const { fileName, ...backup } = await this.find(id);
    const folder = await this.place.folder();
    const file = isKept(backup) ? await folder.find(fileName) : undefined;
    if (!file) throw new DomainError('NOT_FOUND', { message: BACKUP_NOT_FOUND });
    await this.accessLog.noteBackup();
    const whole = await folder.readWithPhotos(fileName);
    return whole
      ? { fileName, bytes: undefined, content: whole }
      : { fileName, bytes: file.bytes, content: folder.read(fileName) };
  }
}
