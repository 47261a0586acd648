import type { BackupRule } from '#domain/data/backup/backup-retention.js';
import type { LocalTime } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import type { Config } from '../../foundation/config.js';
import { BackupList, type BackupStatus } from './backup-list.js';
import type { ListedBackup } from './backup.model.js';
import { BackupRuns } from './backup-runs.js';

export interface BackupOverview extends BackupStatus {
  readonly nightlyAt: LocalTime | null;
  readonly keep: BackupRule;
  readonly encrypts: boolean;
}

@Injectable()
export class StaffBackups {
  constructor(
    private readonly settings: Config['backup'],
    private readonly runs: BackupRuns,
    private readonly list: BackupList,
  ) {}

  async status(): Promise<BackupOverview> {
    return {
      ...(await this.list.status()),
      nightlyAt: this.settings.time ?? null,
      keep: this.settings.keep,
      encrypts: this.settings.passphrase !== undefined,
    };
  }

  /** Returns while the backup is still running. @throws DomainError `BACKUP_RUNNING` */
  async start(): Promise<ListedBackup> {
    const started = await this.runs.start('STAFF');
    if (!started) throw new DomainError('BACKUP_RUNNING');
    return this.list.find(started.id);
  }
}
