import type { ClinicClock } from '#domain/clinic-time.js';
import type { MessageKind } from '#domain/messages/message.js';
import { isPast } from '#domain/schedule.js';
import type { OutboundMessageRow } from '../outbox/outbound-message.row.js';

export const MESSAGE_ACTIONS = {
  MARK_SENT: 'MARK_SENT',
  UNMARK_SENT: 'UNMARK_SENT',
  RETRY: 'RETRY',
  DISCARD: 'DISCARD',
} as const;
export type MessageAction = keyof typeof MESSAGE_ACTIONS;

/** Kinds that are never sent again: later, the cancellation or offer may no longer be true. */
const SENT_ONCE: ReadonlySet<MessageKind> = new Set(['CANCELLATION', 'OFFER']);

/**
 * The actions that staff may take on a message now: it can't be sent if its time has passed, moved or been cancelled,
 * or if its text was erased.
 */
export function actionsFor(message: OutboundMessageRow, now: ClinicClock): MessageAction[] {
  const { state, driver, date, startMinute } = message;
  const isUseful = message.isCurrent && !message.isErased && !isPast(date, startMinute, now);
  switch (state) {
    case 'WAITING':
      return isUseful ? ['MARK_SENT', 'DISCARD'] : ['DISCARD'];
    case 'QUEUED':
      return ['DISCARD'];
    case 'SENT':
      return isUseful && driver === 'LINK' ? ['UNMARK_SENT'] : [];
    case 'FAILED':
    case 'UNCERTAIN':
      return isUseful && !SENT_ONCE.has(message.kind) ? ['RETRY', 'DISCARD'] : ['DISCARD'];
    default:
      return [];
  }
}
