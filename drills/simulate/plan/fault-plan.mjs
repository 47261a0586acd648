// @ts-check

/**
 * @typedef {'SERVER_KILLED' | 'POSTGRES_KILLED' | 'POSTGRES_FROZEN' | 'NETWORK_DROPPED' | 'POOL_EXHAUSTED'} FaultKind
 * @typedef {{ after: number, kind: FaultKind, instance: number, milliseconds: number, forgets: boolean }} PlannedFault
 *   `after` that many finished calls; `milliseconds` is its duration, if it has one; `forgets`: connections stay dead
 *   when the network comes back.
 */

/** @type {readonly FaultKind[]} */
const KINDS = ['SERVER_KILLED', 'POSTGRES_KILLED', 'POSTGRES_FROZEN', 'NETWORK_DROPPED', 'POOL_EXHAUSTED'];
const MIN_MS = 500;
const MAX_MS = 6_000;

/**
 * Plans faults at random moments; each kind occurs once before any is repeated.
 * @param {import('./random.mjs').Random} random
 * @param {{ count: number, operations: number, longest?: number | undefined }} options `longest` in milliseconds.
 * @returns {PlannedFault[]}
 */
export function planFaults(random, { count, operations, longest = MAX_MS }) {
  /** @type {FaultKind[]} */
  let left = [];
  const stretch = (operations * 0.9) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => {
    if (left.length === 0) left = [...KINDS];
    const [kind] = left.splice(random.below(left.length), 1);
    return {
      after: Math.floor(operations * 0.05 + stretch * (index + random.next())),
      kind: kind ?? 'SERVER_KILLED',
      instance: random.below(2),
      milliseconds: MIN_MS + random.below(longest - MIN_MS),
      forgets: random.chance(0.5),
    };
  });
}
