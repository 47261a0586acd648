// @ts-check

const RECENT = 80;
const CANDIDATES = 8;

/**
 * Whom a call may be about, in the order in which they are tried. What was made long ago is most likely gone.
 * @param {import('./random.mjs').Random} random
 * @param {ReadonlyArray<{ id: string }>} made
 */
export function pickSubjects(random, made) {
  const recent = made.slice(-RECENT);
  const picked = Array.from({ length: CANDIDATES }, () => random.pick(recent).id);
  return [...new Set(picked)];
}
