// @ts-check
import { inRoot } from '../bootstrap/checkout.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** @param {string} path below node_modules. */
const tool = (path) => `node_modules/${path}`;

/**
 * Checks without a database or a browser. Types are checked by TypeScript 7, in half the time of version 6, which is
 * still here because other tools use its programming interface.
 * @type {readonly Part[]}
 */
export const checkParts = [
  { name: 'types of server and scripts', args: [tool('typescript-7/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of client', args: [tool('typescript-7/bin/tsc'), '-p', 'client/tsconfig.json'] },
  {
    name: 'lint',
    args: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    // It would look for it among the root's programs, which on Windows are not linked.
    env: { OXLINT_TSGOLINT_PATH: inRoot('tools/node_modules/.bin/tsgolint') },
  },
  { name: 'import boundaries', args: ['scripts/boundaries.mjs'] },
  // The build's tsconfig, because it maps imports from dist/ to our sources.
  {
    name: 'dead code',
    args: [tool('knip/bin/knip.js'), '--no-progress', '--tsConfig', 'tsconfig.build.json'],
  },
  { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check', '.'] },
  { name: 'generated files', args: ['scripts/gen.mjs', '--check'] },
];
