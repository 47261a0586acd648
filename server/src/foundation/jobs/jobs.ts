import { DomainError } from '#domain/errors.js';
import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { Clock } from '../clock.js';
import { jobQueueOf } from '../database/job-queue.js';
import { Sql } from '../database/sql.js';
import { describeFault } from '../errors/describe-fault.js';
import { toDomainError } from '../errors/to-domain-error.js';

export interface QueueOptions {
  /** How often a failed job is retried; the delay starts at `retryDelaySeconds` and doubles. */
  readonly retries?: number;
  readonly retryDelaySeconds?: number;
  /** After this time the instance running the job is presumed dead, and the job is retried. */
  readonly expireSeconds?: number;
  /** Whether at most one job of the queue runs at a time, across all instances, and at most one more waits. */
  readonly oneAtATime?: boolean;
  /** How many jobs of the queue an instance runs concurrently; one by default. */
  readonly atOnce?: number;
}

export interface SendOptions {
  readonly startAfterSeconds?: number;
}

type Work<Data> = (data: Data) => Promise<void>;

interface Queue {
  readonly name: string;
  readonly options: QueueOptions;
  readonly work: Work<never>;
}

const CONNECTIONS = 2;
/** New jobs are notified at once; polling finds delayed ones that are due. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
/** Each of several workers polls separately. */
const POLLING_OF_SEVERAL = { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 60 };
const RECONNECT_MS = 1_000;
/** How long a stop waits for running jobs. Another instance retries the rest. */
const STOP_TIMEOUT_MS = 8_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * A queue in PostgreSQL for work that must survive the request and a restart. Any instance may run a job. A job may run
 * twice (if its instance dies before acknowledging it), so the work must tolerate that.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queues: Queue[] = [];
  private readonly schedules = new Map<string, string>();
  private boss: PgBoss | undefined;
  private isStopping = false;
  private isFaulty = false;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {}

  /** Declares a queue and its handler. Call from `onModuleInit`: queues open after that. */
  define<Data extends object>(name: string, options: QueueOptions, work: Work<Data>): void {
    this.queues.push({ name, options, work });
  }

  /** Sends an empty job at each of these times. @param cron in the clinic's time zone. */
  every(name: string, cron: string): void {
    this.schedules.set(name, cron);
  }

  /**
   * Sends a job within the open transaction, if there is one: the job exists only if that commits.
   * @throws DomainError `DATABASE_UNAVAILABLE` while the queue can't be reached
   */
  async send(name: string, data: object = {}, { startAfterSeconds }: SendOptions = {}): Promise<void> {
    if (!this.boss) throw new DomainError('DATABASE_UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    await this.boss.send(name, data, {
      ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      db: { executeSql: async (text, values) => ({ rows: await this.sql.rows(text, values) }) },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.open();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    const { boss } = this;
    if (!boss) return;
    // The queue has connections of its own.
    // oxlint-disable-next-line huella/statements-in-order
    await waitForStop(Promise.allSettled(this.queues.map(({ name }) => boss.offWork(name, { wait: true }))));
    await boss.stop({ graceful: false });
  }

  private async open(): Promise<void> {
    const boss = jobQueueOf(this.databaseUrl, CONNECTIONS);
    boss.on('error', (error) => this.report(error));
    try {
      await boss.start();
      for (const queue of this.queues) await this.openQueue(boss, queue);
      this.boss = boss;
      this.isFaulty = false;
    } catch (error) {
      this.report(error);
      await boss.stop({ graceful: false }).catch(() => undefined);
      setTimeout(() => {
        if (!this.isStopping) void this.open();
      }, RECONNECT_MS).unref();
    }
  }

  private async openQueue(boss: PgBoss, { name, options, work }: Queue): Promise<void> {
    const settings = {
      notify: true,
      policy: options.oneAtATime ? 'stately' : 'standard',
      retryLimit: options.retries ?? 0,
      retryDelay: options.retryDelaySeconds ?? 1,
      retryBackoff: true,
      ...(options.expireSeconds === undefined ? {} : { expireInSeconds: options.expireSeconds }),
    };
    await boss.createQueue(name, settings);
    const { policy: _fixed, ...changeable } = settings;
    await boss.updateQueue(name, changeable);
    const cron = this.schedules.get(name);
    if (cron) await boss.schedule(name, cron, {}, { tz: this.clock.timeZone, missed: 'once' });
    // The stored queue may still have a schedule from an earlier version.
    else await boss.unschedule(name);
    const { atOnce = 1 } = options;
    for (let count = 0; count < atOnce; count += 1)
      await this.openWorker(boss, { name, options, work }, atOnce > 1 ? POLLING_OF_SEVERAL : POLLING);
  }

  private async openWorker(boss: PgBoss, { name, work }: Queue, polling: typeof POLLING): Promise<void> {
    const worker = await boss.work<object>(name, polling, async ([job]) => {
      // There may be more jobs: makes this worker fetch the next one at once rather than at its next poll.
      boss.notifyWorker(worker);
      try {
        await RequestContext.create(this.em, () => work((job?.data ?? {}) as never));
        this.isFaulty = false;
      } catch (error) {
        this.reportJob(name, error);
        throw error;
      }
    });
  }

  private reportJob(queue: string, error: unknown): void {
    if (toDomainError(error).code === 'DATABASE_UNAVAILABLE') this.report(error);
    else this.logger.error({ queue, ...describeFault(error) }, 'a job failed');
  }

  /** Logs only the first of consecutive failures: an outage of the database would fill the log. */
  private report(error: unknown): void {
    if (this.isFaulty || this.isStopping) return;
    this.isFaulty = true;
    this.logger.warn(describeFault(error), 'the job queue met a fault');
  }
}

async function waitForStop(ending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STOP_TIMEOUT_MS);
  });
  await Promise.race([ending, limit]);
  clearTimeout(timer);
}
