// @ts-check

const RECENT = 80;
const CANDIDATES = 8;

/**
 * Possible subjects of a call, in the order to try them. Only recent ones: older ones are most likely deleted.
 * @param {import('./random.mjs').Random} random
 * @param {ReadonlyArray<{ id: string }>} made
 */
export function pickSubjects(random, made) {
  const recent = made.slice(-RECENT);
  const picked = Array.from({ length: CANDIDATES }, () => random.pick(recent).id);
  return [...new Set(picked)];
}
