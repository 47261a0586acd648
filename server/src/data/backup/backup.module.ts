import { MikroORM } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccessLog } from '../../access/log/access-log.js';
import { FirstStepsService } from '../../clinic/first-steps/first-steps.service.js';
import { Clock } from '../../foundation/clock.js';
import type { Config } from '../../foundation/config.js';
import { declaredTables } from '../../foundation/database/columns/declared-tables.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { SecretBox } from '../../foundation/sealing/secret-box.js';
import { ArchiveController } from './archive/archive.controller.js';
import { ArchiveFolder } from './archive/archive-folder.js';
import { ArchiveRuns } from './archive/archive-runs.js';
import { Archives } from './archive/archives.service.js';
import { ArchivesResolver } from './archive/archives.resolver.js';
import { BackupController } from './backup.controller.js';
import { BackupDownloads } from './backup-downloads.js';
import { BackupFigures } from './backup-figures.js';
import { BackupList } from './backup-list.js';
import { BackupRuns } from './backup-runs.js';
import { BackupService } from './backup.service.js';
import { BackupsResolver } from './backups.resolver.js';
import { NightlyBackups } from './nightly-backups.js';
import { BackupFolderResolver } from './place/backup-folder.resolver.js';
import { BackupFolderSettings } from './place/backup-folder-settings.service.js';
import { BackupPlace } from './place/backup-place.js';
import { OwnFolders } from './place/own-folders.js';
import { StaffBackups } from './staff-backups.js';

@Module({})
export class BackupModule {
  /** @param own the folders of the product and its data. */
  static with(
    databaseUrl: string,
    settings: Config['backup'],
    own: readonly string[],
    logger: Logger,
  ): DynamicModule {
    return {
      module: BackupModule,
      controllers: [BackupController, ArchiveController],
      providers: [
        Archives,
        ArchivesResolver,
        { provide: ArchiveFolder, useValue: new ArchiveFolder(settings.directory) },
        {
          provide: ArchiveRuns,
          inject: [MikroORM, ArchiveFolder, Sql, Jobs, SecretBox, Clock],
          useFactory: (
            orm: MikroORM,
            archives: ArchiveFolder,
            sql: Sql,
            jobs: Jobs,
            box: SecretBox,
            clock: Clock,
          ) =>
            new ArchiveRuns(
              databaseUrl,
              declaredTables(orm.getMetadata().getAll().values()),
              archives,
              orm.em,
              sql,
              jobs,
              box,
              clock,
              logger,
            ),
        },
        BackupDownloads,
        BackupFigures,
        BackupFolderResolver,
        BackupFolderSettings,
        { provide: OwnFolders, useValue: new OwnFolders(own) },
        {
          provide: BackupPlace,
          inject: [Sql],
          useFactory: (sql: Sql) => new BackupPlace(sql, settings),
        },
        BackupsResolver,
        {
          provide: BackupService,
          inject: [AccessLog, Clock],
          useFactory: (accessLog: AccessLog, clock: Clock) =>
            new BackupService(databaseUrl, accessLog, clock),
        },
        {
          provide: BackupList,
          inject: [Sql, BackupPlace, AccessLog, Clock],
          useFactory: (sql: Sql, place: BackupPlace, accessLog: AccessLog, clock: Clock) =>
            new BackupList(sql, place, accessLog, clock),
        },
        {
          provide: BackupRuns,
          inject: [BackupPlace, Clock],
          useFactory: (place: BackupPlace, clock: Clock) =>
            new BackupRuns(databaseUrl, place, settings, clock, logger),
        },
        {
          provide: StaffBackups,
          inject: [BackupRuns, BackupList],
          useFactory: (runs: BackupRuns, list: BackupList) => new StaffBackups(settings, runs, list),
        },
        {
          provide: NightlyBackups,
          inject: [Jobs, BackupRuns, BackupList, Clock, FirstStepsService, BackupPlace],
          useFactory: (
            jobs: Jobs,
            runs: BackupRuns,
            list: BackupList,
            clock: Clock,
            steps: FirstStepsService,
            place: BackupPlace,
          ) => new NightlyBackups(settings, jobs, runs, list, clock, steps, place),
        },
      ],
      exports: [BackupPlace],
    };
  }
}
