import {
  requestedPause,
  type DeliveryFailure,
  isUnreached,
  nextTry,
  type SentEventKind,
  UNREACHED,
} from '#domain/integrations/webhooks/webhook.js';
import { parseInstant, shifted } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Counters } from '../../foundation/metrics/counters.js';
import { type EventFacts, webhookBody } from './webhook-body.js';
import { type SendOutcome, WebhookSender } from './webhook-sender.js';
import { type SealedSecrets, WebhookSignatures } from './webhook-signatures.js';

/** Per webhook. Each is about a different subject, so none has to wait for another. */
const CONCURRENCY = 8;

interface ClaimedDelivery extends SealedSecrets, Record<string, unknown> {
  readonly id: number;
  readonly address: string;
  readonly tries: number;
  /** ISO 8601, in UTC. */
  readonly firstTryAt: string;
  readonly uid: string;
  readonly type: SentEventKind;
  readonly at: string;
  readonly facts: EventFacts;
}

/** The first undelivered event of its subject that was not given up; later ones wait for it. */
const IS_NEXT = `
  d.state = 'WAITING' and (d.next_try_at is null or d.next_try_at <= $1) and w.stopped is null
  and (w.rests_until is null or w.rests_until <= $1)
  and not exists (
    select from webhook_delivery e
    where e.webhook_id = d.webhook_id and e.subject = d.subject and e.id < d.id and e.state in ('WAITING', 'SENDING'))`;

interface Settled {
  readonly failure: DeliveryFailure | null;
  /** The time of the next attempt. */
  readonly next: Date | undefined;
}

interface Round {
  /** Something was sent, and a receiver was reached. */
  readonly goesOn: boolean;
  /** The times at which failed deliveries are retried. */
  readonly nextTries: readonly Date[];
}

/**
 * Sends waiting events. An event is retried for a day until its receiver acknowledges it. It may arrive twice, with the
 * same id, but never before an earlier event of its subject was delivered or given up.
 */
@Injectable()
export class WebhookDelivery {
  constructor(
    private readonly sql: Sql,
    private readonly sender: WebhookSender,
    private readonly signatures: WebhookSignatures,
    private readonly clock: Clock,
    private readonly tallies: Counters,
  ) {}

  /** The webhooks that have something to send now. */
  async due(): Promise<number[]> {
    const rows = await this.sql.rows<{ id: number }>(
      `select distinct d.webhook_id as id
       from webhook_delivery d join webhook w on w.id = d.webhook_id join webhook_secret s on s.webhook_id = w.id
       where ${IS_NEXT} order by id`,
      [this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** Sends some of a webhook's waiting events. Must not run in a transaction. */
  async sendSome(webhookId: number): Promise<Round> {
    const claimed = await this.claim(webhookId, CONCURRENCY);
    // Requests to the integrator, outside any transaction.
    // oxlint-disable-next-line huella/statements-in-order
    const sent = await Promise.all(claimed.map((delivery) => this.send(delivery)));
    return {
      goesOn: sent.some(({ failure }) => !isUnreached(failure)),
      nextTries: sent.flatMap(({ next }) => next ?? []),
    };
  }

  /** Sends one delivery now, ahead of all that wait before it. */
  async sendNow(deliveryId: number): Promise<void> {
    const [claimed] = await this.claimWhere('d.id = $2', deliveryId, 1);
    if (claimed) await this.send(claimed);
  }

  private claim(webhookId: number, most: number): Promise<ClaimedDelivery[]> {
    return this.claimWhere(`${IS_NEXT} and d.webhook_id = $2`, webhookId, most);
  }

  /** Only the caller that turns WAITING into SENDING sends it. @param condition on the id `$2`. */
  private claimWhere(condition: string, id: number, most: number): Promise<ClaimedDelivery[]> {
    return this.sql.rows<ClaimedDelivery>(
      `update webhook_delivery c
       set state = 'SENDING', claimed_at = $1, tries = c.tries + 1, first_try_at = coalesce(c.first_try_at, $1),
           next_try_at = null
       from webhook w, webhook_secret s, webhook_event v
       where w.id = c.webhook_id and s.webhook_id = c.webhook_id and v.id = c.event_id and c.state = 'WAITING'
         and c.id in (
           select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
           where ${condition} order by d.id limit $3 for update of d skip locked)
       returning c.id, w.address, c.tries, ${asIsoInstant('c.first_try_at')} as "firstTryAt", w.id as "webhookId", s.sealed,
         s.former_sealed as "formerSealed", ${asIsoInstant('s.former_until')} as "formerUntil", v.uid, v.type,
         ${asIsoInstant('v.at')} as at, v.facts`,
      [this.clock.now(), id, most],
    );
  }

  private async send(delivery: ClaimedDelivery): Promise<Settled> {
    const body = webhookBody(delivery, this.clock.timeZone);
    const headers = this.signatures.sign(delivery, delivery.uid, body);
    const outcome: SendOutcome = headers
      ? await this.sender.send(delivery.address, headers, body)
      : { status: null, failure: 'SECRET', retryAfter: null, durationMs: 0 };
    return { failure: outcome.failure, next: await this.settle(delivery, outcome) };
  }

  /** @returns the time of the next attempt. */
  private async settle(delivery: ClaimedDelivery, outcome: SendOutcome): Promise<Date | undefined> {
    const { failure } = outcome;
    this.tallies.countWebhookTry(failure);
    if (failure === null) {
      await this.settleDelivered(delivery, outcome);
      return undefined;
    }
    if (failure === 'GONE') await this.stopGone(delivery.webhookId);
    const isLast = failure === 'GONE' || delivery.type === 'WEBHOOK_TEST';
    const now = this.clock.now();
    const rest = isLast ? undefined : requestedPause(outcome.retryAfter, now);
    if (rest !== undefined) await this.letRest(delivery.webhookId, shifted(now, rest));
    const next = isLast
      ? undefined
      : nextTry(delivery.tries, parseInstant(delivery.firstTryAt), now, Math.random(), rest);
    await this.note(delivery, outcome, next ? 'WAITING' : 'GIVEN_UP', next);
    return next;
  }

  /** Its receiver is overloaded: nothing is sent until then, unless a user requests it. */
  private async letRest(webhookId: number, until: Date): Promise<void> {
    await this.sql.rows(
      'update webhook set rests_until = $2 where id = $1 and (rests_until is null or rests_until < $2)',
      [webhookId, until],
    );
  }

  private async settleDelivered(delivery: ClaimedDelivery, outcome: SendOutcome): Promise<void> {
    await this.note(delivery, outcome, 'DELIVERED');
    // The receiver is back: retry at once what did not reach it, or what it could not accept before.
    await this.sql.rows(
      `update webhook_delivery set next_try_at = null
       where webhook_id = $1 and state = 'WAITING' and next_try_at > $2 and (failure = any($3) or $4)`,
      [delivery.webhookId, this.clock.now(), UNREACHED, delivery.tries > 1],
    );
  }

  private async note(
    { id, tries }: ClaimedDelivery,
    { status, failure, durationMs }: SendOutcome,
    state: 'DELIVERED' | 'GIVEN_UP' | 'WAITING',
    next: Date | null = null,
  ): Promise<void> {
    await this.sql.rows(
      `update webhook_delivery
       set state = $2, next_try_at = $3, claimed_at = null, status = $4, failure = $5, duration_ms = $6, tried_at = $7,
           settled_at = case when $2 = 'WAITING' then null else $7::timestamptz end
       where id = $1 and state = 'SENDING' and tries = $8`,
      [id, state, next, status, failure, durationMs, this.clock.now(), tries],
    );
  }

  /** The receiver wants no more events: waiting ones are given up, and can be sent again by hand. */
  private async stopGone(webhookId: number): Promise<void> {
    await this.sql.rows(
      `with gone as (update webhook set stopped = 'GONE', version = version + 1 where id = $1 and stopped is null)
       update webhook_delivery set state = 'GIVEN_UP', settled_at = $2, next_try_at = null, failure = 'GONE'
       where webhook_id = $1 and state = 'WAITING'`,
      [webhookId, this.clock.now()],
    );
  }
}
