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

/** How a queue's jobs are tried. */
export interface QueueOptions {
  /** How often a job that failed is tried again; the pause doubles from `retryDelaySeconds` on. */
  readonly retries?: number;
  readonly retryDelaySeconds?: number;
  /** After this long the instance that works at a job counts as dead, and the job is tried again. */
  readonly expireSeconds?: number;
  /** Whether one job of the queue at a time runs, over all instances, with at most one more waiting. */
  readonly oneAtATime?: boolean;
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
/** A new job is heard of at once; this often an instance looks for those whose time has come. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
const RECONNECT_MS = 1_000;
/** A stop waits this long for the jobs that run; those that don't end are tried again by whoever is left. */
const LONGEST_STOP_MS = 8_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Work that outlives a request and a restart, in a queue that lives in PostgreSQL: each job is done by one of the
 * instances. A job may run twice (an instance died after the work and before it said so): the work must bear that.
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

  /** Declares a queue and the work that its jobs need. For `onModuleInit`: the queues open after that. */
  define<Data extends object>(name: string, options: QueueOptions, work: Work<Data>): void {
    this.queues.push({ name, options, work });
  }

  /** Puts an empty job into a queue at each of these times. @param cron in the clinic's zone, minute first. */
  every(name: string, cron: string): void {
    this.schedules.set(name, cron);
  }

  /**
   * Puts a job into a queue: in the open transaction where there is one, so that it exists when and only when that
   * commits.
   * @throws DomainError `DATABASE_UNAVAILABLE` while the queue is out of reach
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
    await inTime(Promise.allSettled(this.queues.map(({ name }) => boss.offWork(name, { wait: true }))));
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
    // The queue outlives this program's settings: one that has no times any more may have had some.
    else await boss.unschedule(name);
    const worker = await boss.work<object>(name, POLLING, async ([job]) => {
      // There may be more: this worker then asks for the next job at once, and not at its next look.
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

  /** The first of a row of faults: a database that is away would fill the log. */
  private report(error: unknown): void {
    if (this.isFaulty || this.isStopping) return;
    this.isFaulty = true;
    this.logger.warn(describeFault(error), 'the job queue met a fault');
  }
}

async function inTime(ending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_STOP_MS);
  });
  await Promise.race([ending, limit]);
  clearTimeout(timer);
}
