// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/checkout.mjs';

/**
 * @param {string} name
 * @param {readonly string[]} projects of jest.config.mjs.
 * @param {string} folder for the report with the counts.
 * @param {readonly string[]} [options]
 * @returns {import('./part.mjs').Part}
 */
export function jestPart(name, projects, folder, options = []) {
  const report = path.join(folder, `jest-${name.replaceAll(/\W/g, '-')}.json`);
  return {
    name,
    args: [
      'node_modules/jest/bin/jest.js',
      ...['--selectProjects', ...projects, '--json', `--outputFile=${report}`],
      // Not in the temporary folder, which changes with each run.
      ...['--cacheDirectory=node_modules/.cache/jest', ...options],
    ],
    env: { FORCE_COLOR: '0' },
    counts: () => readJestCounts(report),
  };
}

/**
 * The files of a project in several parts, which can run at the same time, each in a process of its own.
 * @param {string} name
 * @param {string} project of jest.config.mjs.
 * @param {number} count
 * @param {string} folder for the report with the counts.
 * @returns {import('./part.mjs').Part[]}
 */
export const jestShards = (name, project, count, folder) =>
  Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).map((shard) =>
    jestPart(`${name} ${shard}`, [project], folder, [`--shard=${shard}`]),
  );

/**
 * @param {string} report
 * @returns {import('./part.mjs').Counts | undefined} undefined if Jest wrote no report.
 */
export function readJestCounts(report) {
  if (!fs.existsSync(report)) return undefined;
  const counts = JSON.parse(fs.readFileSync(report, 'utf8'));
  return {
    passed: counts.numPassedTests,
    // A file that can't be loaded has no tests, and counts as a failure.
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests + counts.numTodoTests,
    files: counts.testResults.map(
      (/** @type {{ name: string, startTime: number, endTime: number, status: string }} */ result) => ({
        file: path.relative(root, result.name),
        // A file that can't be loaded has no times.
        seconds: Math.max(0, result.endTime - result.startTime) / 1000 || 0,
        failed: result.status === 'failed',
      }),
    ),
  };
}
