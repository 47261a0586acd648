import { MAX_WEBHOOKS, WEBHOOK_LOG_DAYS } from '#domain/integrations/webhooks/webhook.js';
import { shifted } from '#domain/clinic-time.js';
import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Injectable,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { WebhookDelivery } from './webhook-delivery.js';
import { WebhookSender } from './webhook-sender.js';

const SEND_QUEUE = 'webhook-send';
const SWEEP_QUEUE = 'webhook-sweep';
const LOG_QUEUE = 'webhook-log';
const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '40 4 * * *';
/** A job that takes longer is presumed dead. */
const EXPIRE_SECONDS = 180;
/** After this long a job releases its webhook and queues another job for it. */
const MAX_ROUND_MS = 60_000;
/** Longer than any attempt takes. */
const MAX_SENDING_SECONDS = 90;
const REMOVAL_BATCH = 5_000;

/**
 * Queues a job for each webhook that has something to send. A job whose webhook is already being served leaves it to
 * that job, so that a slow receiver takes only one of an instance's workers, of which there are as many as webhooks
 * allowed. The database notifies of an event as it commits, and failed deliveries get a job at the time of their next
 * attempt. A sweep every minute catches what was missed, and what was being sent by a process that died.
 */
@Injectable()
export class WebhookJobs implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private waking: Promise<void> | undefined;
  private isToldAgain = false;
  /** The webhooks that a job of this instance serves, and whether another job for it came meanwhile. */
  private readonly served = new Map<number, boolean>();
  private isStopping = false;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly live: LiveBus,
    private readonly clock: Clock,
    private readonly delivery: WebhookDelivery,
    private readonly sender: WebhookSender,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ webhookId: number }>(
      SEND_QUEUE,
      { atOnce: MAX_WEBHOOKS, expireSeconds: EXPIRE_SECONDS },
      ({ webhookId }) => this.sendAll(webhookId),
    );
    this.jobs.define(SWEEP_QUEUE, { oneAtATime: true, expireSeconds: 50 }, () => this.sweep());
    this.jobs.every(SWEEP_QUEUE, EVERY_MINUTE);
    this.jobs.define(LOG_QUEUE, { oneAtATime: true, expireSeconds: EXPIRE_SECONDS }, () => this.removeOld());
    this.jobs.every(LOG_QUEUE, EVERY_NIGHT);
    this.live.onEvent(({ kind }) => {
      if (kind === 'WEBHOOKS') this.tell();
    });
  }

  /** Deliveries in progress still finish, because the queue waits for its jobs. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sender.close();
  }

  /** Queues due deliveries, and retries deliveries that a crashed process was sending: they may arrive twice. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.sql.rows(
      `update webhook_delivery
       set state = 'WAITING', claimed_at = null, next_try_at = null, failure = 'LOST', status = null, tried_at = $1
       where state = 'SENDING' and claimed_at < $1::timestamptz - make_interval(secs => $2)`,
      [now, MAX_SENDING_SECONDS],
    );
    // Written while its webhook was being stopped.
    await this.sql.rows(
      `update webhook_delivery d set state = 'GIVEN_UP', settled_at = $1, next_try_at = null, failure = 'STOPPED'
       from webhook w where w.id = d.webhook_id and w.stopped is not null and d.state = 'WAITING'`,
      [now],
    );
    await this.wake();
  }

  /** Removes events older than the log's retention period. */
  async removeOld(): Promise<void> {
    const before = shifted(this.clock.now(), -WEBHOOK_LOG_DAYS * 86_400_000);
    for (;;) {
      const removed = await this.sql.rows(
        `delete from webhook_event where id in (
           select v.id from webhook_event v
           where v.at < $1 and not exists (
             select from webhook_delivery d where d.event_id = v.id and d.state in ('WAITING', 'SENDING'))
           order by v.at limit $2)
         returning id`,
        [before, REMOVAL_BATCH],
      );
      if (removed.length < REMOVAL_BATCH) return;
    }
  }

  /** Sends all waiting events of a webhook, unless another job does. */
  private async sendAll(webhookId: number): Promise<void> {
    if (this.served.has(webhookId)) {
      this.served.set(webhookId, true);
      return;
    }
    const end = performance.now() + MAX_ROUND_MS;
    try {
      do {
        this.served.set(webhookId, false);
        let goesOn = true;
        while (goesOn && !this.isStopping) {
          const round = await this.delivery.sendSome(webhookId);
          await this.queueLater(webhookId, round.nextTries);
          ({ goesOn } = round);
          if (goesOn && performance.now() > end) return await this.queue(webhookId);
        }
      } while (this.served.get(webhookId));
    } finally {
      this.served.delete(webhookId);
    }
  }

  /** Queues a job for each webhook that has something to send now. */
  async wake(): Promise<void> {
    for (const id of await this.delivery.due()) await this.queue(id);
  }

  private queue(webhookId: number): Promise<void> {
    return this.jobs.send(SEND_QUEUE, { webhookId });
  }

  /** Queues a job for each time at which something is retried: at most one per waiting delivery. */
  private async queueLater(webhookId: number, nextTries: readonly Date[]): Promise<void> {
    const now = this.clock.now().getTime();
    // Slightly later than that time: a job that comes too early finds nothing to do.
    const seconds = new Set(nextTries.map((next) => Math.ceil((next.getTime() - now) / 1_000) + 1));
    for (const startAfterSeconds of seconds)
      await this.jobs.send(SEND_QUEUE, { webhookId }, { startAfterSeconds });
  }

  /** Simultaneous events cause a single check, plus one for events that came meanwhile. */
  private tell(): void {
    if (this.isStopping) return;
    if (this.waking) {
      this.isToldAgain = true;
      return;
    }
    // Anything missed here is found by the sweep.
    this.waking = RequestContext.create(this.em, () => this.wake())
      .catch(() => undefined)
      .finally(() => {
        this.waking = undefined;
        if (this.isToldAgain) {
          this.isToldAgain = false;
          this.tell();
        }
      });
  }
}
