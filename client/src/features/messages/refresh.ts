/** How often lists of messages are asked for again, in milliseconds: what nobody sent in time leaves by the clock. */
export const REFRESH_MS = 5 * 60_000;
