/**
 * How often lists of messages are reloaded, in milliseconds: messages that nobody sent in time are withdrawn
 * as time passes, without an event.
 */
export const REFRESH_MS = 5 * 60_000;
