import type { MessageKind } from '#domain/message.js';

/** A message that is handed over. */
export interface OutgoingMessage {
  readonly id: number;
  /** Which try of it this is, from 1. */
  readonly tries: number;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** What fills the registered template, in its order. */
  readonly parameters: readonly string[];
  /** A calendar entry, or empty. */
  readonly attachment: string;
}

/** What came of handing a message over. The sentences are staff's. */
export type Outcome =
  | { readonly kind: 'ACCEPTED'; readonly providerId: string }
  /** It will not be taken, however often it is tried. */
  | { readonly kind: 'REFUSED'; readonly failure: string }
  /** It was surely not taken, and may be tried again. */
  | { readonly kind: 'NOT_TAKEN'; readonly failure: string; readonly retryAfterSeconds?: number | undefined }
  /** Nobody knows: trying again could tell the patient twice. */
  | { readonly kind: 'UNKNOWN' };

/** A way out for messages. It never throws: whatever happens is an outcome. */
export interface MessageChannel {
  send(message: OutgoingMessage): Promise<Outcome>;
}
