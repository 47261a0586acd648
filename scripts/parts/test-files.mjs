// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../bootstrap/checkout.mjs';

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
  const found = new Map(
    kinds.map((kind) => [kind, filesOf(kind).filter((file) => file.toLowerCase().includes(word))]),
  );
  if (found.get('server')?.length === 0 && fs.existsSync(inRoot('server', 'src', word)))
    found.set('server', serverTestsOf(word));
  return new Map([...found].filter(([, files]) => files.length > 0));
}

/**
 * @param {string} folder of server/src, such as 'access/sessions'.
 * @returns {string[]} its server tests. If it has no folder of tests, they are among those of the folder around it.
 */
export function serverTestsOf(folder) {
  const tests = filesOf('server');
  const own = tests.filter((file) => file.startsWith(`server/test/${folder}/`));
  if (own.length > 0) return own;
  const around = `server/test/${path.posix.dirname(folder)}`;
  return tests.filter((file) => path.posix.dirname(file) === around);
}

/** @param {Kind} kind @returns {string[]} relative to the root. */
export const filesOf = (kind) => fs.globSync(FILES[kind], { cwd: root }).toSorted();
