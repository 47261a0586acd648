import type { Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { SecretBox } from '../../auth/second-factor/secret-box.js';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';
import { Jobs } from '../../jobs/jobs.js';
import { ArchiveFolder } from './archive-folder.js';
import { ArchiveRuns } from './archive-runs.js';
import { Archives } from './archives.service.js';
import { ArchivesResolver } from './archives.resolver.js';
import { ArchiveCleanup } from './archive-cleanup.js';

/** @param databaseUrl for connections that hold a lock. @param backups the backup folder. */
export const archiveProviders = (databaseUrl: string, backups: string, logger: Logger): Provider[] => [
  ArchivesResolver,
  ArchiveCleanup,
  { provide: ArchiveFolder, useFactory: () => new ArchiveFolder(backups) },
  {
    provide: ArchiveRuns,
    inject: [ArchiveFolder, Sql, Jobs, SecretBox, Clock],
    useFactory: (folder: ArchiveFolder, sql: Sql, jobs: Jobs, box: SecretBox, clock: Clock) =>
      new ArchiveRuns(databaseUrl, folder, sql, jobs, box, clock, logger),
  },
  Archives,
];
