import type { MessageChannelName, MessageKind } from './message.js';

/** Messages of one kind by one channel, to which a patient may object (Ley 19.628, article 8). */
export interface MessageOpposition {
  readonly channel: MessageChannelName;
  readonly kind: MessageKind;
}

/** All messages that exist: reminders are not sent by e-mail, cancellations only by e-mail. */
export const OPPOSABLE: readonly MessageOpposition[] = [
  { channel: 'WHATSAPP', kind: 'CONFIRMATION' },
  { channel: 'WHATSAPP', kind: 'REMINDER' },
  { channel: 'WHATSAPP', kind: 'OFFER' },
  { channel: 'WHATSAPP', kind: 'CONTROL' },
  { channel: 'EMAIL', kind: 'CONFIRMATION' },
  { channel: 'EMAIL', kind: 'CANCELLATION' },
  { channel: 'EMAIL', kind: 'OFFER' },
  { channel: 'EMAIL', kind: 'CONTROL' },
];

export const isSameMessage = (one: MessageOpposition, other: MessageOpposition): boolean =>
  one.channel === other.channel && one.kind === other.kind;
