/**
 * How often lists of messages are reloaded, in milliseconds: messages that nobody sent in time are withdrawn without an
 * event.
 */
export const REFRESH_MS = 5 * 60_000;
