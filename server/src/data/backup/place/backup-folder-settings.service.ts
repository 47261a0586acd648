import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BACKUP_PLACE_FAULTS, BACKUP_PLACE_MESSAGES } from '#domain/data/backup/backup-place.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../../../access/passwords/own-password.js';
import { SecurityLog } from '../../../access/security-log/security-log.js';
import type { Staff } from '../../../access/actors/staff.js';
import { deleteOnlyRow, storeOnlyRow } from '../../../foundation/database/only-row.js';
import { Transactional } from '../../../foundation/database/transactional.js';
import { NightlyBackups } from '../nightly-backups.js';
import { BackupPlace } from './backup-place.js';
import type { BackupFolderModel } from './backup-folder.model.js';
import { OwnFolders } from './own-folders.js';
import { BackupFolderUse, StoredBackupFolder } from './stored-backup-folder.entity.js';
import { tryFolder } from './try-folder.js';

/** A folder on another machine may not answer for hours. */
const PATIENCE_MS = 2_000;

const isThere = (folder: string): Promise<boolean> =>
  Promise.race([
    stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    ),
    delay(PATIENCE_MS, false, { ref: false }),
  ]);

/** The user who changes it, and their password, because another person may be at an open panel. */
interface Asking {
  readonly staff: Staff;
  readonly password: string;
  /** The network under which the attempt is counted. */
  readonly network: string;
}

/** Lets users set the backup folder. Only one in which this server can write is stored. */
@Injectable()
export class BackupFolderSettings {
  constructor(
    private readonly em: EntityManager,
    private readonly place: BackupPlace,
    private readonly own: OwnFolders,
    private readonly nightly: NightlyBackups,
    private readonly ownPassword: OwnPassword,
    private readonly securityLog: SecurityLog,
  ) {}

  async current(): Promise<BackupFolderModel> {
    const none = { folder: null, isMissing: false, mustConfirm: false, version: null };
    const { operators } = this.place;
    if (operators !== undefined) return { ...none, source: 'ENVIRONMENT', folder: operators };
    const stored = await this.place.stored();
    if (!stored) return { ...none, source: 'NONE' };
    const { folder, isUsed, version } = stored;
    return {
      source: 'SCREEN',
      folder,
      isMissing: !(await isThere(folder)),
      mustConfirm: !isUsed,
      version,
    };
  }

  /** @throws DomainError `STALE`, `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on the field at fault */
  async set(seen: number | null, written: string, asking: Asking): Promise<void> {
    await this.prove(asking);
    if (this.place.operators !== undefined)
      throw invalidField('folder', BACKUP_PLACE_MESSAGES.fromEnvironment);
    // On Linux, a path of Windows is not absolute.
    if (!path.isAbsolute(written)) throw invalidField('folder', BACKUP_PLACE_MESSAGES.folder);
    const folder = path.resolve(written);
    // Before a folder is made for nothing.
    if (((await this.place.stored())?.version ?? null) !== seen) throw new DomainError('STALE');
    const fault = await tryFolder(folder, this.own.folders);
    if (fault) throw invalidField('folder', BACKUP_PLACE_FAULTS[fault]);
    await this.store(seen, folder, asking.staff);
    await this.makeSoon();
  }

  /** @throws DomainError `STALE`, `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `password` */
  async remove(seen: number | null, asking: Asking): Promise<void> {
    await this.prove(asking);
    await this.forget(seen, asking.staff);
    await this.makeSoon();
  }

  /** The change is stored. A backup that can't be asked for now is made at the next start, or tonight. */
  private async makeSoon(): Promise<void> {
    await this.nightly.catchUp().catch(() => undefined);
  }

  /** A test that fails afterwards is no failed attempt at the password. */
  private async prove({ staff, password, network }: Asking): Promise<void> {
    const { attempt } = await this.ownPassword.prove(staff, 'password', password, network);
    await attempt.succeeded();
  }

  @Transactional()
  private async store(seen: number | null, folder: string, staff: Staff): Promise<void> {
    await storeOnlyRow(this.em, StoredBackupFolder, seen, { folder });
    await this.em.upsert(BackupFolderUse, { id: 1 });
    await this.securityLog.note('BACKUP_FOLDER_SET', staff.id, folder);
  }

  @Transactional()
  private async forget(seen: number | null, staff: Staff): Promise<void> {
    const { folder } = await deleteOnlyRow(this.em, StoredBackupFolder, seen);
    await this.securityLog.note('BACKUP_FOLDER_REMOVED', staff.id, folder);
  }
}
