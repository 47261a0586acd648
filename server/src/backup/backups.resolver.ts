import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../auth/rights/needs.decorator.js';
import { Repeatable } from '../http/repeatable.decorator.js';
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
    description: 'The backups in the folder and the tries that failed, newest first.',
  })
  async backups(): Promise<BackupModel[]> {
    return (await this.list.all()).map(toBackupModel);
  }

  @Query(() => BackupStatusModel, { description: 'Whether there is a backup to rely on.' })
  async backupStatus(): Promise<BackupStatusModel> {
    const { lastGood, ...status } = await this.staffBackups.status();
    return { ...status, lastGood: lastGood ? toBackupModel(lastGood) : null };
  }

  @Repeatable.Field('APART')
  @Mutation(() => BackupModel, {
    description:
      'Begins a backup and answers while it is RUNNING; ask `backups` how it ended. Errors: BACKUP_RUNNING.',
  })
  async createBackup(): Promise<BackupModel> {
    return toBackupModel(await this.staffBackups.start());
  }
}
