import { ERASED } from '#domain/privacy/suppression.es.js';

/** Whether the message `m` still has its text, and is not being sent. */
export const IS_ERASABLE = `(m.erased_at is null and m.state <> 'SENDING')`;

/**
 * Erases the text and the recipient of outbox messages that are not being sent; a condition on `m` follows. The rest
 * still shows that something was sent, when and how. `$1` is now.
 */
export const ERASE_MESSAGES = `
  update outbound_message m
  set body = '${ERASED}', subject = '', recipient = '', parameters = '{}', attachment = '', erased_at = $1,
      -- WhatsApp writes the recipient's number into its ids.
      provider_id = null,
      state = case when m.state in ('WAITING', 'QUEUED') then 'WITHDRAWN' else m.state end,
      settled_at = case when m.state in ('WAITING', 'QUEUED') then $1 else m.settled_at end
  where ${IS_ERASABLE}`;
