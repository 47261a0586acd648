import { APPOINTMENT_MOVED, CONTROL_NOT_DUE, NOT_NOTIFIED_SENTENCES } from '#domain/messages/message.es.js';
import { MESSAGE_KINDS, type MessageKind } from '#domain/messages/message.js';
import { OFFER_NOT_CURRENT } from '#domain/visitors/waiting-list/waiting-list.es.js';

type Reasons = Readonly<Record<MessageKind, string>>;

const everyKind = (reason: string): Reasons =>
  Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, reason])) as Reasons;

/** Why messages are withdrawn that are no longer true, for staff. */
export const NO_LONGER_TRUE: Reasons = {
  ...everyKind(APPOINTMENT_MOVED),
  OFFER: OFFER_NOT_CURRENT,
  CONTROL: CONTROL_NOT_DUE,
};

/** Why messages are withdrawn whose last time has passed. */
export const TOO_LATE: Reasons = { ...everyKind(NOT_NOTIFIED_SENTENCES.PAST), CONTROL: CONTROL_NOT_DUE };
