import type { LiveEvent } from './live-bus.js';

const UNSEEN: ReadonlySet<LiveEvent['kind']> = new Set(['MESSAGES', 'SESSION', 'STOCK']);

/** Whether an event may change what visitors see; unknown kinds are assumed to. */
export const isSeenByVisitors = (kind: LiveEvent['kind']): boolean => !UNSEEN.has(kind);
