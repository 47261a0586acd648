import type { MessageChannelName, MessageKind } from './message.js';

/** Messages of one kind by one channel, which a patient may not want (Ley 19.628, article 8). */
export interface MessageOpposition {
  readonly channel: MessageChannelName;
  readonly kind: MessageKind;
}

/** Every message that there is: reminders don't go by e-mail, cancellations by nothing else. */
export const OPPOSABLE: readonly MessageOpposition[] = [
  { channel: 'WHATSAPP', kind: 'CONFIRMATION' },
  { channel: 'WHATSAPP', kind: 'REMINDER' },
  { channel: 'WHATSAPP', kind: 'OFFER' },
  { channel: 'EMAIL', kind: 'CONFIRMATION' },
  { channel: 'EMAIL', kind: 'CANCELLATION' },
  { channel: 'EMAIL', kind: 'OFFER' },
];

export const isSameMessage = (one: MessageOpposition, other: MessageOpposition): boolean =>
  one.channel === other.channel && one.kind === other.kind;
