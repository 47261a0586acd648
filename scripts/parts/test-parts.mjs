// @ts-check
import { findChromium } from '../../e2e/helpers/find-chromium.mjs';
import { browserPart } from './browser-part.mjs';
import { jestPart, jestShards } from './jest-part.mjs';

/** @typedef {import('./part.mjs').Part} Part */
/** @typedef {import('./test-files.mjs').Kind} Kind */

const SERVER_SHARDS = 5;
const PROCESS_SHARDS = 2;
const CLIENT_SHARDS = 3;
const UNIT_WORKERS = '--maxWorkers=2';

/**
 * All tests of `npm test`. The long parts come first, and the last ones keep the processor busy: a part that mostly waits,
 * for starts, timers and kills, leaves it idle when it runs alone.
 * @param {string} folder for the report with the counts.
 * @returns {Promise<Part[]>}
 */
export async function allTests(folder) {
  const client = jestShards('client tests', 'client', CLIENT_SHARDS, folder);
  return [
    ...(await browserTests(folder)),
    ...jestShards('process tests', 'process', PROCESS_SHARDS, folder),
    ...client.slice(0, 1),
    ...jestShards('server tests', 'server', SERVER_SHARDS, folder),
    ...client.slice(1),
    jestPart('drills', ['drills'], folder),
    jestPart('unit tests', ['unit'], folder, [UNIT_WORKERS]),
  ];
}

/**
 * @param {ReadonlyMap<Kind, readonly string[]>} files by the kind of test.
 * @param {string} folder for the report with the counts.
 * @returns {Promise<Part[]>} one part for each kind.
 */
export async function testsOf(files, folder) {
  const parts = [];
  for (const [kind, names] of files) {
    // Jest and Playwright take regular expressions.
    const patterns = names.map((name) => name.replaceAll(/[.+()[\]]/g, String.raw`\$&`));
    if (kind === 'browser') parts.push(...(await browserTests(folder, patterns)));
    else parts.push(jestPart(`${kind} tests`, [kind], folder, [UNIT_WORKERS, '--', ...patterns]));
  }
  return parts;
}

/**
 * @param {string} folder for the report with the counts.
 * @param {readonly string[]} [patterns] of the files; if absent, all.
 * @returns {Promise<Part[]>} none without a browser.
 */
async function browserTests(folder, patterns = []) {
  const { program } = await findChromium();
  return program === undefined ? [] : [browserPart(program, folder, { options: patterns })];
}
