import type { LiveEvent } from './live-bus.js';

const UNSEEN: ReadonlySet<LiveEvent['kind']> = new Set(['MESSAGES', 'PATIENTS', 'SESSION', 'STOCK']);

/** Whether an event may change what a visitor is shown; so does every kind that is not known to be unseen. */
export const isSeenByVisitors = (kind: LiveEvent['kind']): boolean => !UNSEEN.has(kind);
