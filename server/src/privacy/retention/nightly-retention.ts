import type { LocalDate } from '#domain/clinic-time.js';
import { retentionNight } from '#domain/privacy/retention.js';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { LOGGER } from '../../foundation/logger.js';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import { Intakes } from '../../records/intake/intakes.service.js';
import { PatientMerges } from '../../patients/merge/patient-merges.js';
import { DueData, type RetentionCounts } from './due-data.js';
import { RetentionSettings } from './retention-settings.js';

const QUEUE = 'retention';
/** Checks every hour whether the night's run is done, so that it also happens after an outage. */
const EVERY_HOUR = '10 * * * *';
/** After this time the instance is presumed dead. */
const EXPIRE_SECONDS = 3_600;

export interface RetentionRun extends RetentionCounts {
  /** ISO 8601 in UTC, like the one below. */
  readonly startedAt: string;
  /** Null while it runs, and if it was interrupted. */
  readonly finishedAt: string | null;
}

const COLUMNS = `${asIsoInstant('started_at')} as "startedAt", ${asIsoInstant('finished_at')} as "finishedAt",
  messages, security_events as "securityEvents", visitors`;

/**
 * Removes due data once a night, in small transactions that count what they remove. Each holds a lock on the night's
 * row, so that instances take turns; an interrupted night continues where it stopped.
 */
@Injectable()
export class NightlyRetention implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly settings: RetentionSettings,
    private readonly due: DueData,
    private readonly merges: PatientMerges,
    private readonly links: AppointmentLinks,
    private readonly intakes: Intakes,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { oneAtATime: true, expireSeconds: EXPIRE_SECONDS }, () => this.run());
    this.jobs.every(QUEUE, EVERY_HOUR);
  }

  async lastRun(): Promise<RetentionRun | undefined> {
    const [last] = await this.sql.rows<RetentionRun>(
      `select ${COLUMNS} from retention_run order by night desc limit 1`,
    );
    return last;
  }

  /**
   * Removes the rest of the current night's due data, the undo data of merges after 30 days, links that no longer open
   * anything, and answers of questionnaires that were not reviewed within 30 days.
   */
  async run(): Promise<void> {
    await this.merges.forgetOld();
    await this.links.deleteOld();
    await this.intakes.deleteUnreviewed();
    const night = retentionNight(this.clock.wall());
    const { startsOn } = await this.settings.current();
    if (night < startsOn) return;
    await this.sql.rows(
      'insert into retention_run (night, started_at) values ($1, $2) on conflict do nothing',
      [night, this.clock.now()],
    );
    while (await this.removeSome(night));
  }

  /** @returns whether there may be more to remove. */
  private async removeSome(night: LocalDate): Promise<boolean> {
    const finished = await this.step(night);
    // Only counts: the log holds no personal data.
    if (typeof finished === 'object') this.logger.info({ night, ...finished }, 'old data removed');
    return finished === 'MORE';
  }

  @Transactional()
  private async step(night: LocalDate): Promise<'MORE' | 'NOT_OURS' | RetentionCounts> {
    // Finished, or locked by another instance.
    const held = await this.sql.rows(
      'select from retention_run where night = $1 and finished_at is null for update skip locked',
      [night],
    );
    if (held.length === 0) return 'NOT_OURS';
    const removed = await this.due.removeSome(await this.settings.current());
    const isOver = Object.values(removed).every((count) => count === 0);
    const [run] = await this.sql.rows<RetentionRun>(
      `update retention_run
       set messages = messages + $2, security_events = security_events + $3, visitors = visitors + $4,
           finished_at = case when $5 then greatest($6::timestamptz, started_at) end
       where night = $1 returning ${COLUMNS}`,
      [night, removed.messages, removed.securityEvents, removed.visitors, isOver, this.clock.now()],
    );
    if (!isOver || !run) return 'MORE';
    const { messages, securityEvents, visitors } = run;
    return { messages, securityEvents, visitors };
  }
}
