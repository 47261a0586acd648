// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../bootstrap/checkout.mjs';
import { checkParts } from './check-parts.mjs';
import { filesSince } from './git.mjs';
import { jestPart } from './jest-part.mjs';
import { filesOf, serverTestsOf } from './test-files.mjs';

/** @typedef {import('./part.mjs').Part} Part */

const CODE = /\.(ts|tsx|mjs)$/;
const FORMATTED = /\.(ts|tsx|mjs|json|md|css|graphql|html|yml)$/;

/** @returns {string[]} existing files that differ from HEAD, relative to the root. */
export const changedFiles = () => filesSince('HEAD').filter((file) => fs.existsSync(inRoot(file)));

/**
 * Types and, for the changed files, lint, format, and the unit and client tests that import them.
 * @param {readonly string[]} files
 * @param {string} folder for the report with the counts.
 * @returns {Part[]}
 */
export function partsForChange(files, folder) {
  const code = files.filter((file) => CODE.test(file));
  const formatted = files.filter((file) => FORMATTED.test(file));
  const named = (/** @type {string} */ name) => checkParts.filter((part) => part.name === name);
  const related = [
    ...code,
    // Jest does not track imported styles and operations.
    ...files.filter((file) => !CODE.test(file) && file.startsWith('client/src/')).flatMap(codeBeside),
  ];
  const tests = related.length > 0 ? testsAbout(testsImporting(related), files, rendersApp) : [];
  return [
    ...(tests.length > 0
      ? [
          jestPart('unit and client tests', ['unit', 'client'], folder, [
            ...['--maxWorkers=2', '--silent', '--runTestsByPath'],
            ...tests,
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

/** @param {readonly string[]} files @returns {string[]} the unit and client tests that import them, also indirectly. */
export function testsImporting(files) {
  const listed = execFileSync(
    process.execPath,
    [
      ...['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'client'],
      ...['--listTests', '--findRelatedTests', ...files],
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return listed
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((file) => path.relative(root, file));
}

/** @param {string} test */
const rendersApp = (test) => fs.readFileSync(inRoot(test), 'utf8').includes("testing/render-app'");

/**
 * @param {readonly string[]} tests
 * @param {readonly string[]} files that changed.
 * @param {(test: string) => boolean} isOfWholeApp whether a test renders the whole app, and so imports everything.
 * @returns {string[]} the tests without those of the whole app, unless a file of their own subject changed.
 */
export function testsAbout(tests, files, isOfWholeApp) {
  const subjects = new Set(files.map(subjectOf));
  return tests.filter((test) => files.includes(test) || subjects.has(subjectOf(test)) || !isOfWholeApp(test));
}

/** Folders whose folders are subjects of their own. */
const GROUPS = 'access|clinic|data|foundation|integrations|visitors';
const SUBJECT = new RegExp(
  `^(?:client/src/features|client/src|server/src|server/test|domain)/((?:(?:${GROUPS})/)?[^/]+)/`,
);

/** @param {string} file @returns {string | undefined} the feature's folder, the same in client, server and domain. */
const subjectOf = (file) => SUBJECT.exec(file)?.[1];

/**
 * The server tests for the folders that changed. They can't be found by imports: each test runs the whole server.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function serverTestsAbout(files) {
  const subjects = new Set(
    files.filter((file) => !file.startsWith('client/')).flatMap((file) => subjectOf(file) ?? []),
  );
  const about = new Set([...subjects].flatMap(serverTestsOf));
  return filesOf('server').filter((file) => files.includes(file) || about.has(file));
}

/**
 * Compiles changed server files into dist/, without the client and without packing: enough for server tests. The next
 * start builds everything.
 * @type {Part}
 */
export const compileServer = {
  name: 'compiling the server',
  args: [
    'node_modules/typescript-7/bin/tsc',
    ...['-p', 'tsconfig.build.json'],
    // Inside dist/, because it records the contents of dist/.
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
