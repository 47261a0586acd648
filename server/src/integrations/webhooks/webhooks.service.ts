import { DomainError, invalidField } from '#domain/errors.js';
import { WEBHOOK_MESSAGES, webhookInLog } from '#domain/integrations/webhooks/webhook.es.js';
import {
  MAX_WEBHOOKS,
  WEBHOOK_EVENTS,
  type WebhookEventKind,
} from '#domain/integrations/webhooks/webhook.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../access/security-log/security-log.js';
import type { Staff } from '../../access/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookSignatures } from './webhook-signatures.js';
import { SELECT_WEBHOOKS, type WebhookRow } from './webhook.row.js';

interface WantedWebhook {
  readonly address: string;
  readonly events: readonly WebhookEventKind[];
}

@Injectable()
export class Webhooks {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly addresses: WebhookAddresses,
    private readonly signatures: WebhookSignatures,
    private readonly securityLog: SecurityLog,
  ) {}

  /** In order of creation. */
  all(): Promise<WebhookRow[]> {
    return this.sql.rows<WebhookRow>(`${SELECT_WEBHOOKS} order by w.id`);
  }

  /** @throws DomainError `NOT_FOUND` */
  async find(id: number): Promise<WebhookRow> {
    const [found] = await this.sql.rows<WebhookRow>(`${SELECT_WEBHOOKS} where w.id = $1`, [id]);
    if (!found) throw notFound();
    return found;
  }

  /**
   * @returns the webhook and its secret, which is only shown once.
   * @throws DomainError `INVALID_INPUT`
   */
  @Transactional()
  async create(wanted: WantedWebhook, staff: Staff): Promise<{ webhook: WebhookRow; secret: string }> {
    const address = this.checked(wanted.address);
    await this.sql.rows('lock table webhook in share row exclusive mode');
    const others = await this.sql.rows('select from webhook');
    if (others.length >= MAX_WEBHOOKS) throw invalidField('address', WEBHOOK_MESSAGES.tooMany);
    const [made] = await this.sql.rows<{ id: number }>(
      `insert into webhook (address, events, created_by, created_at) values ($1, $2, $3, $4) returning id`,
      [address, inOrder(wanted.events), staff.id, this.clock.now()],
    );
    if (!made) throw new Error('an insert that returns a row returned none');
    const secret = await this.signatures.renew(made.id);
    await this.securityLog.note('WEBHOOK_MADE', staff.id, inLog(made.id, address));
    return { webhook: await this.find(made.id), secret };
  }

  /** @throws DomainError `NOT_FOUND`, `STALE`, `INVALID_INPUT` */
  @Transactional()
  async update(id: number, seenVersion: number, wanted: WantedWebhook, staff: Staff): Promise<WebhookRow> {
    const address = this.checked(wanted.address);
    const former = await this.hold(id, seenVersion);
    await this.sql.rows(
      'update webhook set address = $2, events = $3, rests_until = null, version = version + 1 where id = $1',
      [id, address, inOrder(wanted.events)],
    );
    await this.securityLog.note('WEBHOOK_CHANGED', staff.id, inLog(id, former, address));
    return this.find(id);
  }

  /**
   * Stops or resumes it. Events that happen while it is stopped are never sent to it; waiting ones are given up, and
   * can be sent again. Repeating it changes nothing.
   * @throws DomainError `NOT_FOUND`
   */
  @Transactional()
  async setActive(id: number, active: boolean, staff: Staff): Promise<WebhookRow> {
    const address = await this.hold(id);
    const changed = await this.sql.rows(
      `update webhook set stopped = $2, rests_until = null, version = version + 1 where id = $1 and (stopped is null) <> $3 returning id`,
      [id, active ? null : 'BY_STAFF', active],
    );
    if (changed.length === 0) return this.find(id);
    if (!active) {
      await this.sql.rows(
        `update webhook_delivery set state = 'GIVEN_UP', settled_at = $2, next_try_at = null, failure = 'STOPPED'
         where webhook_id = $1 and state = 'WAITING'`,
        [id, this.clock.now()],
      );
    }
    await this.securityLog.note('WEBHOOK_CHANGED', staff.id, inLog(id, address));
    return this.find(id);
  }

  /** Its former secret also signs for a day. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async renewSecret(id: number, staff: Staff): Promise<{ webhook: WebhookRow; secret: string }> {
    const address = await this.hold(id);
    const secret = await this.signatures.renew(id);
    await this.securityLog.note('WEBHOOK_CHANGED', staff.id, inLog(id, address));
    return { webhook: await this.find(id), secret };
  }

  /** Also deletes its log. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async remove(id: number, staff: Staff): Promise<void> {
    const [removed] = await this.sql.rows<{ address: string }>(
      'delete from webhook where id = $1 returning address',
      [id],
    );
    if (!removed) throw notFound();
    await this.securityLog.note('WEBHOOK_REMOVED', staff.id, inLog(id, removed.address));
  }

  /** @returns its address. */
  private async hold(id: number, seenVersion?: number): Promise<string> {
    const [held] = await this.sql.rows<{ address: string; version: number }>(
      'select address, version from webhook where id = $1 for update',
      [id],
    );
    if (!held) throw notFound();
    assertVersion(held.version, seenVersion);
    return held.address;
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
