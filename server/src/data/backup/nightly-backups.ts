import { notInFuture, isKept, isMissed } from '#domain/data/backup/backup.js';
import { parseInstant } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { FirstStepsService } from '../../clinic/first-steps/first-steps.service.js';
import { Clock } from '../../foundation/clock.js';
import type { Config } from '../../foundation/config.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { BackupList } from './backup-list.js';
import { BackupRuns } from './backup-runs.js';
import { BackupPlace } from './place/backup-place.js';

const QUEUE = 'nightly-backup';
/** Not during start-up, and not on a server that is started only briefly. */
const CATCH_UP_AFTER_MS = 30_000;
const RETRIES = 2;
const RETRY_DELAY_SECONDS = 300;
/** After this time the instance is presumed dead. */
const EXPIRE_SECONDS = 4 * 3600;
/** A job may run or be sent twice; it does nothing this soon after a nightly backup ended. */
const SAME_NIGHT_MS = 600_000;

/** Uses the job queue, so that only one of the instances makes the backup. */
@Injectable()
export class NightlyBackups implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: Config['backup'],
    private readonly jobs: Jobs,
    private readonly runs: BackupRuns,
    private readonly list: BackupList,
    private readonly clock: Clock,
    private readonly steps: FirstStepsService,
    private readonly place: BackupPlace,
  ) {}

  onModuleInit(): void {
    this.steps.onCheck('BACKUP', () => this.place.isOutsideData());
    const options = {
      retries: RETRIES,
      retryDelaySeconds: RETRY_DELAY_SECONDS,
      expireSeconds: EXPIRE_SECONDS,
      oneAtATime: true,
    };
    this.jobs.define<{ missed?: boolean }>(QUEUE, options, ({ missed = false }) => this.make(missed));
    const [hours, minutes] = this.settings.time?.split(':').map(Number) ?? [];
    if (this.settings.time) this.jobs.every(QUEUE, `${minutes} ${hours} * * *`);
  }

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => void this.catchUp().catch(() => undefined), CATCH_UP_AFTER_MS).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  /** If backups are made every night and there is none of today in the folder, one is made soon. */
  async catchUp(): Promise<void> {
    if (this.settings.time && (await this.wasMissed())) await this.jobs.send(QUEUE, { missed: true });
  }

  /** @throws only errors worth a retry: a full disk or an unusable folder won't be fixed within minutes. */
  private async make(missed: boolean): Promise<void> {
    const isNeeded = missed ? () => this.wasMissed() : async () => !(await this.wasMadeTonight());
    try {
      const started = await this.runs.start('NIGHTLY', isNeeded);
      const end = await started?.ended;
      if (end?.reason === 'DATABASE_AWAY' || end?.reason === 'UNKNOWN') throw new Error(end.reason);
    } catch (error) {
      // The backup that is already running is enough.
      if (!(error instanceof DomainError && error.code === 'BACKUP_RUNNING')) throw error;
    }
  }

  private async wasMissed(): Promise<boolean> {
    return isMissed(await this.list.all(), this.clock.now());
  }

  private async wasMadeTonight(): Promise<boolean> {
    const now = this.clock.now();
    return notInFuture(await this.list.all(), now).some(
      (backup) =>
        backup.cause === 'NIGHTLY' &&
        isKept(backup) &&
        now.getTime() - parseInstant(backup.finishedAt ?? backup.startedAt).getTime() < SAME_NIGHT_MS,
    );
  }
}
