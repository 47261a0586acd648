// @ts-check
/** @typedef {import('./part.mjs').Part} Part */

/** @param {string} path below node_modules. */
const tool = (path) => `node_modules/${path}`;

/**
 * Checks without a database or a browser. The slowest come first, so that two at a time end together.
 * @type {readonly Part[]}
 */
export const checkParts = [
  { name: 'generated files', args: ['scripts/gen.mjs', '--check'] },
  { name: 'types of server and scripts', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of client', args: [tool('typescript/bin/tsc'), '-p', 'client/tsconfig.json'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'import boundaries', args: ['scripts/boundaries.mjs'] },
  // The build's tsconfig, because it maps imports from dist/ to our sources.
  {
    name: 'dead code',
    args: [tool('knip/bin/knip.js'), '--no-progress', '--tsConfig', 'tsconfig.build.json'],
  },
  {
    name: 'format',
    args: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.'],
  },
];
