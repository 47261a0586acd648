import type { CloudSender } from '../../foundation/message-config.js';
import { CLOUD_FAILURES } from './cloud-errors.es.js';
import { cloudFailure } from './cloud-errors.js';
import type { MessageChannel, OutgoingMessage, Outcome } from './message-channel.js';
import { type JsonAnswer, postJson } from './post-json.js';

/** Shorter than the age at which the sweep presumes a send dead (message-sweep.ts). */
const TIMEOUT_MS = 20_000;

interface CloudError {
  readonly code?: unknown;
}

/**
 * The WhatsApp Business Cloud API, as documented for Graph API v26.0. Each message is a template message, because
 * nothing else may be sent to a person who did not write first. Our id is sent along (`biz_opaque_callback_data`) and
 * comes back with each report, so that a message is still found if its response was lost.
 */
export class WhatsappCloudChannel implements MessageChannel {
  constructor(
    private readonly settings: CloudSender,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async send(message: OutgoingMessage): Promise<Outcome> {
    const { apiUrl, phoneNumberId, accessToken } = this.settings;
    const outcome = await postJson(
      `${apiUrl}/${phoneNumberId}/messages`,
      this.bodyOf(message),
      { authorization: `Bearer ${accessToken}` },
      this.timeoutMs,
    );
    switch (outcome.kind) {
      case 'NOT_SENT':
        return { kind: 'NOT_TAKEN', failure: CLOUD_FAILURES.UNREACHABLE };
      case 'NO_ANSWER':
        return { kind: 'UNKNOWN' };
      case 'ANSWER':
        return outcomeOf(outcome);
    }
  }

  private bodyOf({ kind, recipient, parameters, ...sending }: OutgoingMessage): unknown {
    const { templates, language } = this.settings;
    return {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: recipient.replace('+', ''),
      type: 'template',
      template: {
        name: (kind === 'CANCELLATION' ? undefined : templates[kind]) ?? templates.CONFIRMATION,
        language: { code: language },
        ...(parameters.length > 0 && {
          components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
        }),
      },
      biz_opaque_callback_data: callbackDataOf(sending),
    };
  }
}

export interface Sending {
  readonly id: number;
  readonly tries: number;
}

/** Sent back by WhatsApp with each report on a message. */
const callbackDataOf = ({ id, tries }: Sending): string => `huella-${id}-${tries}`;

/** Parses WhatsApp's answer; undefined if it is not in our format. */
export function sendingOf(data: unknown): Sending | undefined {
  const match = typeof data === 'string' ? /^huella-(\d{1,9})-(\d{1,4})$/.exec(data) : null;
  return match ? { id: Number(match[1]), tries: Number(match[2]) } : undefined;
}

function outcomeOf({ status, body, retryAfterSeconds }: JsonAnswer): Outcome {
  const answer = (body ?? {}) as { messages?: Array<{ id?: unknown }>; error?: CloudError };
  if (status >= 200 && status < 300) {
    const id = Array.isArray(answer.messages) ? answer.messages[0]?.id : undefined;
    // A 2xx without a message id may not come from WhatsApp.
    return typeof id === 'string' && id !== '' ? { kind: 'ACCEPTED', providerId: id } : { kind: 'UNKNOWN' };
  }
  const code = answer.error?.code;
  if (typeof code === 'number' && Number.isInteger(code)) {
    const { reason, sentence, isTemporary } = cloudFailure(code);
    return isTemporary
      ? { kind: 'NOT_TAKEN', failure: sentence, reason, retryAfterSeconds }
      : { kind: 'REFUSED', failure: sentence, reason };
  }
  // Not Meta's error format: an intermediary responded. These two mean that nothing was done.
  if (status === 429 || status === 503) {
    const failure = status === 429 ? CLOUD_FAILURES.RATE : CLOUD_FAILURES.SERVICE;
    return { kind: 'NOT_TAKEN', failure, retryAfterSeconds };
  }
  return status >= 500 ? { kind: 'UNKNOWN' } : { kind: 'REFUSED', failure: CLOUD_FAILURES.OTHER };
}
