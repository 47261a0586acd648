import { DomainError } from '#domain/errors.js';
import { WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import type { DeliveryState } from '#domain/integrations/webhooks/webhook.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { WebhookDelivery } from './webhook-delivery.js';
import { Webhook } from './webhook.entity.js';
import type { WebhookModel } from './webhook.model.js';
import { SELECT_DELIVERIES, type WebhookDeliveryRow } from './webhook.row.js';
import { Webhooks } from './webhooks.service.js';

interface AskedPage {
  readonly webhookId: number;
  readonly state?: DeliveryState | null;
  readonly first: number;
  readonly after?: string | null;
}

declare module '../../foundation/live/live-bus.js' {
  interface LiveKinds {
    /** A webhook has something to report; the database itself publishes this. */
    readonly WEBHOOKS: object;
  }
}

const NEWEST_FIRST: PageOrder<WebhookDeliveryRow> = {
  name: 'WEBHOOK_DELIVERIES',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};

/** Restarts the day of attempts, counted from the next one. */
const RESTART = `state = 'WAITING', settled_at = null, next_try_at = null, first_try_at = null, tries = 0`;

@Injectable()
export class WebhookLog {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly webhooks: Webhooks,
    private readonly delivery: WebhookDelivery,
    private readonly live: LiveBus,
  ) {}

  /** Newest first. @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  page({ webhookId, state, ...page }: AskedPage): Promise<Page<WebhookDeliveryRow>> {
    return readPage(page, NEWEST_FIRST, (count, after) =>
      this.sql.rows<WebhookDeliveryRow>(
        `${SELECT_DELIVERIES}
         where d.webhook_id = $1 and ($2::text is null or d.state = $2) and ($3::integer is null or d.id < $3)
         order by d.id desc limit $4`,
        [webhookId, state ?? null, after?.[0] ?? null, count],
      ),
    );
  }

  /**
   * Sends a test event, once and immediately, and waits for the response, even if the webhook is stopped.
   * Must not run in a transaction.
   * @throws DomainError `NOT_FOUND`, `WEBHOOK_REFUSED` without a secret
   */
  async test(webhookId: number): Promise<WebhookDeliveryRow> {
    await this.withSecret(webhookId);
    const [made] = await this.sql.rows<{ id: number }>(
      `with happened as (
         insert into webhook_event (type, at, subject, facts)
         values ('WEBHOOK_TEST', $2, 'webhook:' || $1::integer, jsonb_build_object('webhookId', $1::integer)) returning id, subject)
       insert into webhook_delivery (webhook_id, event_id, subject) select $1, id, subject from happened returning id`,
      [webhookId, this.clock.now()],
    );
    if (!made) throw new Error('an insert that returns a row returned none');
    await this.delivery.sendNow(made.id);
    return this.find(made.id);
  }

  /**
   * Sends a delivery again, with the same id. One waiting for its next attempt is sent now; earlier ones of its
   * subject go first.
   * @throws DomainError `NOT_FOUND`, `WEBHOOK_REFUSED` while it is being sent, or if its webhook is stopped
   */
  @Transactional()
  async resend(id: number): Promise<WebhookDeliveryRow> {
    const { webhookId, state } = await this.find(id);
    await this.active(webhookId);
    if (state === 'SENDING') throw refusal(WEBHOOK_MESSAGES.isSending);
    await this.sql.rows(`update webhook_delivery set ${RESTART} where id = $1 and state <> 'SENDING'`, [id]);
    await this.endRest(webhookId);
    await this.live.publish({ kind: 'WEBHOOKS' });
    return this.find(id);
  }

  /**
   * Sends again everything given up, and immediately everything waiting for its next attempt, in order.
   * @returns their number.
   * @throws DomainError `NOT_FOUND`, `WEBHOOK_REFUSED` if the webhook is stopped
   */
  @Transactional()
  async resendFailed(webhookId: number): Promise<number> {
    await this.active(webhookId);
    const again = await this.sql.rows(
      `update webhook_delivery set ${RESTART}
       where webhook_id = $1 and (state = 'GIVEN_UP' or (state = 'WAITING' and failure is not null)) returning id`,
      [webhookId],
    );
    await this.endRest(webhookId);
    await this.live.publish({ kind: 'WEBHOOKS' });
    return again.length;
  }

  /** A user's request overrides the receiver's `Retry-After`. */
  private async endRest(webhookId: number): Promise<void> {
    await this.em.nativeUpdate(Webhook, { id: webhookId, restsUntil: { $ne: null } }, { restsUntil: null });
  }

  /** @throws DomainError `NOT_FOUND` */
  private async find(id: number): Promise<WebhookDeliveryRow> {
    const [found] = await this.sql.rows<WebhookDeliveryRow>(`${SELECT_DELIVERIES} where d.id = $1`, [id]);
    if (!found) throw new DomainError('NOT_FOUND', { message: WEBHOOK_MESSAGES.deliveryNotFound });
    return found;
  }

  private async withSecret(webhookId: number): Promise<WebhookModel> {
    const webhook = await this.webhooks.find(webhookId);
    if (webhook.state === 'WITHOUT_SECRET') throw refusal(WEBHOOK_MESSAGES.cannotSend);
    return webhook;
  }

  private async active(webhookId: number): Promise<void> {
    const { state } = await this.withSecret(webhookId);
    if (state !== 'ACTIVE') throw refusal(WEBHOOK_MESSAGES.isStopped);
  }
}

const refusal = (message: string): DomainError => new DomainError('WEBHOOK_REFUSED', { message });
