// @ts-check

/**
 * @typedef {object} Random
 * @property {() => number} next at least 0 and below 1.
 * @property {(limit: number) => number} below a whole number of at least 0 and below the limit.
 * @property {<T>(list: readonly T[]) => T} pick an element of a non-empty list.
 * @property {(probability: number) => boolean} chance
 */

/** A well-mixed 32-bit hash of a text (xmur3). @param {string} text */
function hashes(text) {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}

/**
 * Random numbers with a text as the seed (sfc32).
 * @param {string} seed
 * @returns {Random}
 */
export function randomFrom(seed) {
  const hash = hashes(seed);
  let [a, b, c, counter] = [hash(), hash(), hash(), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round += 1) next();
  /** @param {number} limit */
  const below = (limit) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return /** @type {any} */ (list[below(list.length)]);
    },
    chance: (probability) => next() < probability,
  };
}
