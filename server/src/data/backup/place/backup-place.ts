import path from 'node:path';
import type { Config } from '../../../foundation/config.js';
import type { Sql } from '../../../foundation/database/sql.js';
import { BackupFolder } from '../backup-folder.js';

export interface StoredFolder {
  /** An absolute path. */
  readonly folder: string;
  /** False after a restore, until a user sets it again: a copy of the clinic must not write among its backups. */
  readonly isUsed: boolean;
  readonly version: number;
}

/**
 * Where backups are kept: in the operator's `BACKUP_DIR`, otherwise where a user set it, otherwise with the data. It is
 * read each time, so that every instance follows a change at once.
 */
export class BackupPlace {
  constructor(
    private readonly sql: Sql,
    private readonly settings: Config['backup'],
  ) {}

  /** `BACKUP_DIR`, as an absolute path. */
  get operators(): string | undefined {
    return this.settings.isOperators ? this.settings.directory : undefined;
  }

  async folder(): Promise<BackupFolder> {
    const { directory, passphrase } = this.settings;
    const chosen = await this.chosen();
    // One that vanished is not made again: it would be on the disk of the data, not on the one that was unplugged.
    return new BackupFolder(chosen ?? directory, passphrase, chosen !== undefined);
  }

  /** Whether it is outside the data folder, which is lost with its disk. */
  async isOutsideData(): Promise<boolean> {
    return this.settings.hasFolderOfItsOwn || (await this.chosen()) !== undefined;
  }

  /** Also if `BACKUP_DIR` overrides it. */
  async stored(): Promise<StoredFolder | undefined> {
    const [stored] = await this.sql.rows<StoredFolder & Record<string, unknown>>(
      `select folder, version, exists (select from backup_folder_use) as "isUsed" from backup_folder`,
    );
    return stored;
  }

  private async chosen(): Promise<string | undefined> {
    if (this.operators !== undefined) return undefined;
    const stored = await this.stored();
    return stored?.isUsed ? path.resolve(stored.folder) : undefined;
  }
}
