import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { BackupList } from './backup-list.js';
import { BackupModel, BackupStatusModel, toBackupModel } from './backup.model.js';
import { StaffBackups } from './staff-backups.js';

@Needs('BACKUP')
@Resolver()
export class BackupsResolver {
  constructor(
    private readonly list: BackupList,
    private readonly staffBackups: StaffBackups,
  ) {}

  @Query(() => [BackupModel], {
    description: 'The backups in the folder and the failed attempts, newest first.',
  })
  async backups(): Promise<BackupModel[]> {
    return (await this.list.all()).map(toBackupModel);
  }

  @Query(() => BackupStatusModel, { description: 'Whether there is a reliable backup.' })
  async backupStatus(): Promise<BackupStatusModel> {
    const { lastGood, ...status } = await this.staffBackups.status();
    return { ...status, lastGood: lastGood ? toBackupModel(lastGood) : null };
  }

  @Idempotent.Field('APART')
  @Mutation(() => BackupModel, {
    description:
      'Starts a backup and returns while it is RUNNING; query `backups` for the outcome. Errors: BACKUP_RUNNING.',
  })
  async createBackup(): Promise<BackupModel> {
    return toBackupModel(await this.staffBackups.start());
  }
}
