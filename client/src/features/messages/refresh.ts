/**
 * Milliseconds between reloads of a list of messages: messages that are not sent in time are withdrawn without an
 * event.
 */
export const REFRESH_MS = 5 * 60_000;
