// @ts-check
import { findChromium } from '../../e2e/helpers/find-chromium.mjs';
import { browserPart } from '../parts/browser-part.mjs';
import { jestPart } from '../parts/jest-part.mjs';

/** @typedef {import('../parts/part.mjs').Part} Part */

/**
 * @typedef {object} Proof a part of `npm run prove`.
 * @property {string} name
 * @property {string} proves
 * @property {readonly string[]} folders a change in any of them makes the proof due; empty if `npm test` runs it
 *   anyway.
 * @property {(folder: string) => Promise<Part[]> | Part[]} parts folder: for the reports with the counts.
 */

/**
 * Run here too because only repetition finds flaky tests, and because `npm test` lists its slow files without failing
 * for them.
 * @type {readonly Proof[]}
 */
const PARTS_OF_NPM_TEST = [
  {
    name: 'browser',
    proves: 'the browser tests of `npm test`',
    folders: [],
    parts: async (folder) => [await browserTests(folder)],
  },
  ...['unit', 'client', 'process', 'server'].map((kind) => ({
    name: kind,
    proves: `the ${kind} tests of \`npm test\``,
    folders: [],
    parts: (/** @type {string} */ folder) => [jestPart(`${kind} tests`, [kind], folder)],
  })),
];

const DATABASE = ['server/src/foundation/database', 'server/src/foundation/postgres'];

/** @type {readonly Proof[]} */
export const PROOFS = [
  {
    name: 'imports',
    proves:
      'files of 50,000 rows, a server killed while it imports them, and its answers while it reads the largest files',
    folders: [
      'domain/data/imports',
      ...below('server/src', [
        'access/repeats',
        'data/imports',
        'foundation/own-process',
        'foundation/spreadsheets',
      ]),
      ...DATABASE,
    ],
    parts: (folder) => [proofsIn('imports', folder)],
  },
  {
    name: 'memory',
    proves: 'memory of a backup and of an archive with much data',
    folders: ['server/src/data/backup', ...DATABASE],
    parts: (folder) => [proofsIn('memory', folder)],
  },
  {
    name: 'folders',
    proves: 'every folder that a user or root may find closed',
    folders: ['scripts/bootstrap', 'server/src/foundation/postgres'],
    parts: (folder) => [proofsIn('folders', folder)],
  },
  {
    name: 'kills',
    proves: 'a server killed in the middle of each kind of write',
    folders: [
      ...below('server/src', [
        'access/repeats',
        'agenda',
        'data/backup',
        'data/imports',
        'foundation/jobs',
        'integrations/webhooks',
        'messages',
        'visitors/booking',
      ]),
      ...DATABASE,
    ],
    parts: (folder) => [proofsIn('kills', folder)],
  },
  {
    name: 'restores',
    proves: 'backups restored by psql and by the product, into every kind of database',
    folders: ['server/src/data/backup', ...DATABASE],
    parts: (folder) => [proofsIn('restores', folder)],
  },
  {
    name: 'operators',
    proves:
      'the release installed with the commands of docs/from-a-bare-server.md, the documented nginx site and alerts, and a full disk',
    folders: [
      'docs/from-a-bare-server.md',
      'docs/operation.md',
      'scripts/bootstrap',
      'scripts/release',
      ...below('server/src', [
        'access/sockets',
        'foundation/http',
        'foundation/live',
        'foundation/metrics',
        'integrations/health',
      ]),
    ],
    parts: (folder) => [proofsIn('operators', folder)],
  },
  {
    name: 'simulation',
    proves: 'many actors on two instances while faults occur, checked against a sequential model',
    folders: [
      'drills/simulate',
      ...below('server/src', ['agenda', 'patients', 'records', 'stock', 'visitors/booking']),
      ...DATABASE,
    ],
    parts: (folder) => [proofsIn('simulation', folder)],
  },
  {
    name: 'drills',
    proves: 'no booking is lost or doubled while something breaks ([reliability.md](reliability.md))',
    folders: [
      'drills',
      'scripts/bootstrap',
      ...below('server/src', [
        'foundation/http',
        'foundation/live',
        'integrations/health',
        'visitors/booking',
      ]),
      ...DATABASE,
    ],
    parts: () => [{ name: 'drills', args: ['drills/run.mjs'] }],
  },
  {
    name: 'hostile',
    proves: 'the hostile input of `npm test`, eight times as much of it',
    folders: [
      'server/test/hostile',
      ...below('server/src', ['foundation/graphql', 'foundation/http', 'foundation/input', 'visitors']),
    ],
    parts: (folder) => [
      {
        ...jestPart('hostile', ['server'], folder, ['--', 'server/test/hostile/']),
        env: { FORCE_COLOR: '0', HOSTILE_TIMES: '8' },
      },
    ],
  },
  {
    name: 'screens',
    proves: 'every screen and journey at 1440, 820 and 390 pixels, light and dark',
    folders: ['client', 'e2e', 'server/src/visitors/pages'],
    parts: async (folder) => [await browserTests(folder, 'e2e/proofs.config.ts')],
  },
  ...PARTS_OF_NPM_TEST,
];

/** @param {string} name @param {string} folder @returns {Part} */
const proofsIn = (name, folder) => jestPart(name, ['proofs'], folder, ['--', `server/test/proofs/${name}/`]);

/** @param {string} folder @param {string} [config] @returns {Promise<Part>} */
async function browserTests(folder, config) {
  const { program, advice } = await findChromium();
  if (program === undefined) throw new Error(advice);
  return browserPart(program, folder, config ? { config } : {});
}

/** @param {string} folder @param {readonly string[]} names */
function below(folder, names) {
  return names.map((name) => `${folder}/${name}`);
}

/** @returns {string} a table in Markdown. */
export const describeProofs = () =>
  [
    '| part | proves | is due after a change in |',
    '|---|---|---|',
    ...PROOFS.map(
      ({ name, proves, folders }) =>
        `| ${name} | ${proves} | ${folders.map((folder) => `\`${folder}\``).join(', ') || 'nothing: each `npm test` runs it'} |`,
    ),
  ].join('\n');
