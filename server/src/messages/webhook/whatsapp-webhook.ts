import { DomainError } from '#domain/errors.js';
import { BAD_VERIFY_TOKEN, withRetryNote } from '#domain/messages/message.es.js';
import {
  afterFailure,
  afterReport,
  type MessageState,
  PROGRESS,
  type ReportedState,
} from '#domain/messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { isSameSecret } from '../../foundation/http/same-secret.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { type Sending, sendingOf } from '../channels/whatsapp-cloud-channel.js';
import { type CloudFailure, cloudFailure } from '../channels/cloud-errors.js';
import { CLOUD_FAILURES } from '../channels/cloud-errors.es.js';
import { MessageWriter } from '../occasions/message-writer.js';
import { MessageOptions } from '../channels/message-options.js';

const REPORTS: ReadonlyMap<unknown, ReportedState> = new Map([
  ['sent', 'SENT'],
  ['delivered', 'DELIVERED'],
  ['read', 'READ'],
  ['failed', 'FAILED'],
]);

interface Report {
  readonly providerId: string;
  readonly sending: Sending | undefined;
  readonly state: ReportedState;
  /** Why it was not delivered, if Meta gives a reason. */
  readonly failure: CloudFailure | undefined;
}

/** Meta's `hub.mode`, `hub.verify_token` and `hub.challenge`. */
interface Verification {
  readonly mode: unknown;
  readonly token: unknown;
  readonly challenge: unknown;
}

const UNEXPLAINED: CloudFailure = { reason: 'OTHER', sentence: CLOUD_FAILURES.OTHER, isTemporary: false };

interface ReportedMessage {
  readonly id: number;
  readonly state: MessageState;
  readonly tries: number;
  readonly appointmentId: number | null;
}

@Injectable()
export class WhatsappWebhook {
  constructor(
    private readonly sql: Sql,
    private readonly options: MessageOptions,
    private readonly writer: MessageWriter,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * Responds to Meta's request that registers this address ('Webhooks', 'Verification requests').
   * @returns the challenge.
   * @throws DomainError `FORBIDDEN` for any token other than the one agreed with Meta
   */
  confirmAddress({ mode, token, challenge }: Verification): string {
    const agreed = this.options.cloud?.verifyToken;
    const isAgreed = agreed !== undefined && typeof token === 'string' && isSameSecret(token, agreed);
    if (mode !== 'subscribe' || typeof challenge !== 'string' || !isAgreed) {
      throw new DomainError('FORBIDDEN', { message: BAD_VERIFY_TOKEN });
    }
    return challenge;
  }

  /**
   * Applies the reports in a body. Unreadable ones, and those about unknown or erased messages, are ignored: WhatsApp's
   * ids would restore the recipient's number.
   */
  async note(body: unknown): Promise<void> {
    const phoneNumberId = this.options.cloud?.phoneNumberId;
    for (const report of reportsOf(body, phoneNumberId)) await this.noteReport(report);
  }

  @Transactional()
  private async noteReport(report: Report): Promise<void> {
    const [message] = await this.sql.rows<ReportedMessage>(
      `select id, state, tries, appointment_id as "appointmentId" from outbound_message
       where driver = 'CLOUD' and erased_at is null and (provider_id = $1 or (id = $2 and tries = $3 and provider_id is null))
       order by provider_id nulls last limit 1 for update`,
      [report.providerId, report.sending?.id ?? null, report.sending?.tries ?? null],
    );
    if (!message) return;
    const state = afterReport(message.state, report.state);
    if (state === 'FAILED' && message.state !== 'FAILED') await this.fail(message, report);
    else await this.takeOn(message, report.providerId, state);
    if (state !== message.state)
      await this.live.publish({ kind: 'MESSAGES', appointmentId: message.appointmentId });
  }

  private async takeOn({ id }: ReportedMessage, providerId: string, state: MessageState): Promise<void> {
    await this.sql.rows(
      `update outbound_message
       set provider_id = $2, state = $3, settled_at = case when state <> $3 then $4 else settled_at end,
           failure = case when $3 = any($5::text[]) then '' else failure end,
           sent_at = case when $3 = any($5::text[]) then coalesce(sent_at, $4) else sent_at end
       where id = $1`,
      [id, providerId, state, this.clock.now(), PROGRESS],
    );
  }

  /** A temporary reason leads to a retry, as when WhatsApp refuses a message at once. */
  private async fail({ id, tries }: ReportedMessage, { providerId, failure }: Report): Promise<void> {
    const { sentence, isTemporary } = failure ?? UNEXPLAINED;
    const { state, waitSeconds } = afterFailure(tries, isTemporary);
    await this.sql.rows(
      `update outbound_message
       set provider_id = $2, state = $3, failure = $4, settled_at = $5, send_after = $5::timestamptz + make_interval(secs => $6)
       where id = $1`,
      [
        id,
        providerId,
        state,
        isTemporary ? withRetryNote(sentence, state) : sentence,
        this.clock.now(),
        waitSeconds,
      ],
    );
    if (state === 'QUEUED') await this.writer.queue(id, waitSeconds);
  }
}

type Values = Readonly<Record<string, unknown>>;
const MAX_REPORTS = 1_000;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(valuesOf) : []);

/** The reports in a body: `entry[].changes[].value.statuses[]`. */
function reportsOf(body: unknown, phoneNumberId: string | undefined): Report[] {
  const values = listOf(valuesOf(body)['entry'])
    .flatMap((entry) => listOf(entry['changes']))
    .map((change) => valuesOf(change['value']))
    // One app may serve several numbers, and reports on all of them.
    .filter((value) => valuesOf(value['metadata'])['phone_number_id'] === phoneNumberId);
  return values
    .flatMap((value) => listOf(value['statuses']))
    .slice(0, MAX_REPORTS)
    .flatMap(reportOf);
}

function reportOf(status: Values): Report[] {
  const state = REPORTS.get(status['status']);
  const providerId = status['id'];
  if (!state || typeof providerId !== 'string' || providerId === '' || providerId.length > 300) return [];
  const code = listOf(status['errors'])[0]?.['code'];
  const failure = typeof code === 'number' ? cloudFailure(code) : undefined;
  return [{ providerId, sending: sendingOf(status['biz_opaque_callback_data']), state, failure }];
}
