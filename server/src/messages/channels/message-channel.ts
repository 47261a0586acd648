import type { MessageKind } from '#domain/messages/message.js';
import type { CloudReason } from './cloud-errors.js';

export interface OutgoingMessage {
  readonly id: number;
  /** The number of this attempt, from 1. */
  readonly tries: number;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The values for the registered template's parameters, in order. */
  readonly parameters: readonly string[];
  /** A calendar entry, or empty. */
  readonly attachment: string;
}

/** The result of sending a message. `failure` is a message for staff, `reason` its short form if WhatsApp gave it. */
export type Outcome =
  | { readonly kind: 'ACCEPTED'; readonly providerId: string }
  /** Permanent: a retry is useless. */
  | { readonly kind: 'REFUSED'; readonly failure: string; readonly reason?: CloudReason }
  /** Definitely not accepted, so it may be retried. */
  | {
      readonly kind: 'NOT_TAKEN';
      readonly failure: string;
      readonly reason?: CloudReason;
      readonly retryAfterSeconds?: number | undefined;
    }
  /** Unknown whether it was accepted: a retry could reach the patient twice. */
  | { readonly kind: 'UNKNOWN' };

/** Sends messages. Never throws: every failure is an outcome. */
export interface MessageChannel {
  send(message: OutgoingMessage): Promise<Outcome>;
}
