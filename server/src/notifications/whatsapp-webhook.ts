import { createHmac, timingSafeEqual } from 'node:crypto';
import { afterReport, type MessageState, type ReportedState } from '#domain/message.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Sql } from '../database/sql.js';
import { LiveBus } from '../live/live-bus.js';
import { type Sending, sendingOf } from './channels/cloud-channel.js';
import { cloudFailure } from './channels/cloud-errors.js';
import { CLOUD_FAILURES } from './channels/cloud-errors.es.js';
import { NotificationOptions } from './notification-options.js';

const REPORTS: Readonly<Record<string, ReportedState>> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'READ',
  failed: 'FAILED',
};

/** One report on one message, as it is read out of a body that anybody may have shaped. */
interface Report {
  readonly providerId: string;
  readonly sending: Sending | undefined;
  readonly state: ReportedState;
  readonly failure: string;
}

/** What Meta tells of messages that it took. */
@Injectable()
export class WhatsappWebhook {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly options: NotificationOptions,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** Whether a token is the one that was agreed on with Meta; never where the Cloud API is not set up. */
  isVerifyToken(token: unknown): boolean {
    const { cloud } = this.options;
    return cloud !== undefined && typeof token === 'string' && isSame(token, cloud.verifyToken);
  }

  /** Whether a body was signed with the app's secret. @param text as it came. @param signature `sha256=` and hexadecimal digits. */
  isSigned(text: string, signature: unknown): boolean {
    const { cloud } = this.options;
    if (!cloud || typeof signature !== 'string') return false;
    const digest = createHmac('sha256', cloud.appSecret).update(text, 'utf8').digest('hex');
    return isSame(signature.toLowerCase(), `sha256=${digest}`);
  }

  /** Notes what a body tells. What is not about a message of ours, or not to be understood, is passed over. */
  async note(body: unknown): Promise<void> {
    const phoneNumberId = this.options.cloud?.phoneNumberId;
    for (const report of reportsOf(body, phoneNumberId)) await this.noteReport(report);
  }

  @Transactional()
  private async noteReport(report: Report): Promise<void> {
    const [message] = await this.sql.rows<{ id: number; state: MessageState; appointmentId: number | null }>(
      `select id, state, appointment_id as "appointmentId" from outbound_message
       where driver = 'CLOUD' and (provider_id = $1 or (id = $2 and tries = $3 and provider_id is null))
       order by provider_id nulls last limit 1 for update`,
      [report.providerId, report.sending?.id ?? null, report.sending?.tries ?? null],
    );
    if (!message) return;
    const state = afterReport(message.state, report.state);
    await this.sql.rows(
      `update outbound_message
       set provider_id = $2, state = $3, settled_at = case when state <> $3 then $4 else settled_at end,
           failure = case $3 when 'FAILED' then case when $5 = '' then failure else $5 end else '' end,
           sent_at = case when $3 = 'FAILED' then sent_at else coalesce(sent_at, $4) end
       where id = $1`,
      [message.id, report.providerId, state, this.clock.now(), report.failure],
    );
    if (state !== message.state)
      await this.live.publish({ kind: 'MESSAGES', appointmentId: message.appointmentId });
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

type Values = Readonly<Record<string, unknown>>;
const MOST_REPORTS = 1_000;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(valuesOf) : []);

/** The reports of a body: `entry[].changes[].value.statuses[]`. */
function reportsOf(body: unknown, phoneNumberId: string | undefined): Report[] {
  const values = listOf(valuesOf(body)['entry'])
    .flatMap((entry) => listOf(entry['changes']))
    .map((change) => valuesOf(change['value']))
    // One app may serve several numbers, and tells each of all.
    .filter((value) => valuesOf(value['metadata'])['phone_number_id'] === phoneNumberId);
  return values
    .flatMap((value) => listOf(value['statuses']))
    .slice(0, MOST_REPORTS)
    .flatMap(reportOf);
}

function reportOf(status: Values): Report[] {
  const state = typeof status['status'] === 'string' ? REPORTS[status['status']] : undefined;
  const providerId = status['id'];
  if (!state || typeof providerId !== 'string' || providerId === '' || providerId.length > 300) return [];
  const [error] = listOf(status['errors']);
  const code = error?.['code'];
  const failure =
    state !== 'FAILED' ? '' : typeof code === 'number' ? cloudFailure(code).sentence : CLOUD_FAILURES.OTHER;
  return [{ providerId, sending: sendingOf(status['biz_opaque_callback_data']), state, failure }];
}
