// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../bootstrap/checkout.mjs';
import { checkParts } from './check-parts.mjs';
import { jestPart } from './jest-part.mjs';
import { filesOf } from './test-files.mjs';

/** @typedef {import('./part.mjs').Part} Part */

const CODE = /\.(ts|tsx|mjs)$/;
const FORMATTED = /\.(ts|tsx|mjs|json|md|css|graphql|html|yml)$/;

/** @returns {string[]} existing files that differ from HEAD, relative to the root. */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * Types and, for the changed files, lint, format, and the unit and client tests that import them.
 * @param {readonly string[]} files
 * @param {string} folder where to leave the counts.
 * @returns {Part[]}
 */
export function partsForChange(files, folder) {
  const code = files.filter((file) => CODE.test(file));
  const formatted = files.filter((file) => FORMATTED.test(file));
  const named = (/** @type {string} */ name) => checkParts.filter((part) => part.name === name);
  const related = [
    ...code,
    // Jest knows nothing of imported styles and operations.
    ...files.filter((file) => !CODE.test(file) && file.startsWith('client/src/')).flatMap(codeBeside),
  ];
  return [
    ...(related.length > 0
      ? [
          jestPart('unit and client tests', ['unit', 'client'], folder, [
            ...['--passWithNoTests', '--maxWorkers=1', '--silent', '--findRelatedTests'],
            ...related,
          ]),
        ]
      : []),
    ...(code.some((file) => !file.startsWith('client/src/')) ? named('types of server and scripts') : []),
    ...(code.some((file) => /^(client|domain)\//.test(file)) ? named('types of client') : []),
    ...named('lint')
      .map((part) => ({ ...part, args: [...part.args, ...code] }))
      .filter(() => code.length > 0),
    ...named('format')
      .map((part) => ({ ...part, args: [...part.args.slice(0, -1), '--ignore-unknown', ...formatted] }))
      .filter(() => formatted.length > 0),
  ];
}

/**
 * The server tests about the folders that changed: any test of the server runs all of it, so imports don't tell.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function serverTestsAbout(files) {
  const folders = files.flatMap((file) => {
    const [, subject] = /^(?:server\/src|server\/test|domain)\/([^/]+)\//.exec(file) ?? [];
    return subject ? [`server/test/${subject}/`] : [];
  });
  return filesOf('server').filter(
    (file) => files.includes(file) || folders.some((each) => file.startsWith(each)),
  );
}

/**
 * Compiles what changed into dist/, without the client and without packing: enough for server tests. The next start
 * builds everything.
 * @type {Part}
 */
export const compileServer = {
  name: 'compiling the server',
  args: [
    'node_modules/typescript-7/bin/tsc',
    ...['-p', 'tsconfig.build.json'],
    // Inside dist/, because it records what dist/ holds.
    ...['--tsBuildInfoFile', 'dist/changed.tsbuildinfo'],
  ],
};

/** @param {string} file @returns {string[]} */
function codeBeside(file) {
  const folder = path.dirname(file);
  return fs
    .readdirSync(inRoot(folder))
    .filter((name) => CODE.test(name))
    .map((name) => `${folder}/${name}`);
}
