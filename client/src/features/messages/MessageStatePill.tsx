import { MESSAGE_STATE_LABELS } from '#domain/messages/message.es.js';
import type { MessageState } from '#domain/messages/message.js';
import { type StatusColour, StatusPill } from '../../ui/StatusPill';

/** Final states have no colour. */
const COLOURS: Partial<Record<MessageState, StatusColour>> = {
  WAITING: 'warning',
  QUEUED: 'info',
  SENDING: 'info',
  SENT: 'success',
  DELIVERED: 'success',
  READ: 'success',
  FAILED: 'error',
  UNCERTAIN: 'warning',
};

export function MessageStatePill({ state }: { state: MessageState }) {
  const colour = COLOURS[state];
  return (
    <StatusPill colour={colour ?? 'info'} sx={colour ? {} : { color: 'text.secondary' }}>
      {MESSAGE_STATE_LABELS[state]}
    </StatusPill>
  );
}
