// @ts-check
import fs from 'node:fs';
import { root } from '../bootstrap/checkout.mjs';

/** The kinds of tests that `npm test` runs, with the files of each. */
const FILES = {
  unit: ['{domain,server/src,scripts,drills/simulate}/**/*.test.ts'],
  client: ['client/src/**/*.test.{ts,tsx}'],
  server: ['server/test/!(process|proofs)/**/*.test.ts', 'server/test/*.test.ts'],
  process: ['server/test/process/**/*.test.ts'],
  drills: ['drills/drills.test.ts'],
  browser: ['e2e/!(proofs)/**/*.e2e.ts'],
};

/** @typedef {keyof typeof FILES} Kind */

/**
 * @param {string} subject a word in the path, such as a feature's folder, or a file.
 * @returns {Map<Kind, string[]>} the files of each kind that has some.
 */
export function filesAbout(subject) {
  const word = subject.toLowerCase();
  const kinds = /** @type {Kind[]} */ (Object.keys(FILES));
  return new Map(
    kinds
      .map(
        (kind) =>
          /** @type {const} */ ([kind, filesOf(kind).filter((file) => file.toLowerCase().includes(word))]),
      )
      .filter(([, files]) => files.length > 0),
  );
}

/** @param {Kind} kind @returns {string[]} relative to the root. */
export const filesOf = (kind) => fs.globSync(FILES[kind], { cwd: root }).toSorted();
