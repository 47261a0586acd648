import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../../../access/actors/current-staff.decorator.js';
import { Needs } from '../../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../../access/actors/staff.js';
import { BackupFolderChange, BackupFolderVersion } from './backup-folder.input.js';
import { BackupFolderModel } from './backup-folder.model.js';
import { BackupFolderSettings } from './backup-folder-settings.service.js';

/** For users with TEAM: all data of the clinic go there. */
@Needs('TEAM')
@Resolver()
export class BackupFolderResolver {
  constructor(private readonly settings: BackupFolderSettings) {}

  @Query(() => BackupFolderModel, { description: 'Where the server keeps its backups.' })
  backupFolder(): Promise<BackupFolderModel> {
    return this.settings.current();
  }

  @Mutation(() => BackupFolderModel, {
    description:
      'Sets the backup folder, after writing and deleting a file in it, and starts a backup there if backups are made every night. Errors: INVALID_INPUT (on the field at fault, also for a wrong password), TOO_MANY_REQUESTS, STALE.',
  })
  async setBackupFolder(
    @Args() { folder, version, password }: BackupFolderChange,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<BackupFolderModel> {
    await this.settings.set(version ?? null, folder, { staff, password, network });
    return this.settings.current();
  }

  @Mutation(() => BackupFolderModel, {
    description:
      'Forgets the backup folder that a user set, and leaves its files there; backups are kept with the data then. Errors: INVALID_INPUT (on `password`), TOO_MANY_REQUESTS, STALE.',
  })
  async removeBackupFolder(
    @Args() { version, password }: BackupFolderVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<BackupFolderModel> {
    await this.settings.remove(version ?? null, { staff, password, network });
    return this.settings.current();
  }
}
