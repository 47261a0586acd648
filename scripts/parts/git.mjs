// @ts-check
import { execFileSync } from 'node:child_process';
import { root } from '../bootstrap/checkout.mjs';

/** @param {string[]} args @returns {string[]} the lines of the answer. @throws if Git refuses. */
export const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/**
 * The files that differ from a commit, committed or not, relative to the root. Deleted ones too.
 * @param {string} commit
 * @throws if it is unknown.
 */
export const filesSince = (commit) => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];
