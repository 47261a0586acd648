import { DomainError, invalidField } from '#domain/errors.js';
import { WEBHOOK_MESSAGES, webhookInLog } from '#domain/integrations/webhooks/webhook.es.js';
import {
  MAX_WEBHOOKS,
  WEBHOOK_EVENTS,
  type WebhookEventKind,
} from '#domain/integrations/webhooks/webhook.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../access/security-log/security-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { AllowedAddresses } from '../../foundation/http/network/allowed-addresses.js';
import { WebhookSignatures } from './webhook-signatures.js';
import { Webhook } from './webhook.entity.js';
import type { WebhookInput } from './webhook.input.js';
import type { WebhookModel } from './webhook.model.js';
import { SELECT_WEBHOOKS } from './webhook.row.js';

@Injectable()
export class Webhooks {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly addresses: AllowedAddresses,
    private readonly signatures: WebhookSignatures,
    private readonly securityLog: SecurityLog,
  ) {}

  /** In order of creation. */
  all(): Promise<WebhookModel[]> {
    return this.sql.rows<WebhookModel>(`${SELECT_WEBHOOKS} order by w.id`);
  }

  /** @throws DomainError `NOT_FOUND` */
  async find(id: number): Promise<WebhookModel> {
    const [found] = await this.sql.rows<WebhookModel>(`${SELECT_WEBHOOKS} where w.id = $1`, [id]);
    if (!found) throw notFound();
    return found;
  }

  /**
   * @returns the webhook and its secret, which is only shown once.
   * @throws DomainError `INVALID_INPUT`
   */
  @Transactional()
  async create(wanted: WebhookInput, staff: Staff): Promise<{ webhook: WebhookModel; secret: string }> {
    const address = this.checked(wanted.address);
    await this.sql.rows('lock table webhook in share row exclusive mode');
    const others = await this.em.count(Webhook);
    if (others >= MAX_WEBHOOKS) throw invalidField('address', WEBHOOK_MESSAGES.tooMany);
    const id = await this.em.insert(Webhook, {
      address,
      events: inOrder(wanted.events),
      createdBy: staff.id,
      createdAt: this.clock.now(),
    });
    const secret = await this.signatures.renew(id);
    await this.securityLog.note('WEBHOOK_MADE', staff.id, inLog(id, address));
    return { webhook: await this.find(id), secret };
  }

  /** @throws DomainError `NOT_FOUND`, `STALE`, `INVALID_INPUT` */
  @Transactional()
  async update(id: number, seenVersion: number, wanted: WebhookInput, staff: Staff): Promise<WebhookModel> {
    const address = this.checked(wanted.address);
    const webhook = await this.hold(id);
    assertVersion(webhook.version, seenVersion);
    const { address: former, version } = webhook;
    Object.assign(webhook, {
      address,
      events: inOrder(wanted.events),
      restsUntil: null,
      version: version + 1,
    });
    await this.em.flush();
    await this.securityLog.note('WEBHOOK_CHANGED', staff.id, inLog(id, former, address));
    return this.find(id);
  }

  /**
   * Stops or resumes it. Events that happen while it is stopped are never sent to it; waiting ones are given up, and
   * can be sent again. Repeating it changes nothing.
   * @throws DomainError `NOT_FOUND`
   */
  @Transactional()
  async setActive(id: number, active: boolean, staff: Staff): Promise<WebhookModel> {
    const webhook = await this.hold(id);
    if ((webhook.stopped === null) === active) return this.find(id);
    webhook.stopped = active ? null : 'BY_STAFF';
    webhook.restsUntil = null;
    webhook.version += 1;
    await this.em.flush();
    if (!active) {
      await this.sql.rows(
        `update webhook_delivery set state = 'GIVEN_UP', settled_at = $2, next_try_at = null, failure = 'STOPPED'
         where webhook_id = $1 and state = 'WAITING'`,
        [id, this.clock.now()],
      );
    }
    await this.securityLog.note('WEBHOOK_CHANGED', staff.id, inLog(id, webhook.address));
    return this.find(id);
  }

  /** Its former secret also signs for a day. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async renewSecret(id: number, staff: Staff): Promise<{ webhook: WebhookModel; secret: string }> {
    const { address } = await this.hold(id);
    const secret = await this.signatures.renew(id);
    await this.securityLog.note('WEBHOOK_CHANGED', staff.id, inLog(id, address));
    return { webhook: await this.find(id), secret };
  }

  /** Also deletes its log. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async remove(id: number, staff: Staff): Promise<void> {
    const webhook = await this.hold(id);
    const { address } = webhook;
    await this.em.remove(webhook).flush();
    await this.securityLog.note('WEBHOOK_REMOVED', staff.id, inLog(id, address));
  }

  private async hold(id: number): Promise<Webhook> {
    const webhook = await this.em.findOne(Webhook, id, FOR_UPDATE);
    if (!webhook) throw notFound();
    return webhook;
  }

  private checked(address: string): string {
    const url = new URL(address);
    const fault = this.addresses.faultOfUrl(url);
    if (fault) {
      const sentence =
        fault === 'NOT_ENCRYPTED' ? WEBHOOK_MESSAGES.notEncrypted : WEBHOOK_MESSAGES.privateAddress;
      throw invalidField('address', sentence);
    }
    return url.href;
  }
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', { message: WEBHOOK_MESSAGES.notFound });

/** Without the path, which may contain a secret of the receiver. */
const inLog = (id: number, ...addresses: readonly string[]): string =>
  webhookInLog(id, ...new Set(addresses.map((address) => new URL(address).host)));

const inOrder = (events: readonly WebhookEventKind[]): WebhookEventKind[] =>
  WEBHOOK_EVENTS.filter((event) => events.includes(event));
