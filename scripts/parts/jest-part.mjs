// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} name
 * @param {readonly string[]} projects of jest.config.mjs.
 * @param {string} folder where to leave the counts.
 * @param {readonly string[]} [options]
 * @returns {import('./part.mjs').Part}
 */
export function jestPart(name, projects, folder, options = []) {
  const report = path.join(folder, `jest-${projects.join('-')}.json`);
  return {
    name,
    args: [
      ...[
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
      ],
      ...['--selectProjects', ...projects, '--json', `--outputFile=${report}`],
      // Not in the temporary folder, which changes with each run.
      ...['--cacheDirectory=node_modules/.cache/jest', ...options],
    ],
    // Workers only get the options through the environment.
    env: {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      FORCE_COLOR: '0',
    },
    counts: () => readJestCounts(report),
  };
}

/**
 * @param {string} report
 * @returns {import('./part.mjs').Counts | undefined} undefined when Jest did not get so far.
 */
export function readJestCounts(report) {
  if (!fs.existsSync(report)) return undefined;
  const counts = JSON.parse(fs.readFileSync(report, 'utf8'));
  return {
    passed: counts.numPassedTests,
    // A file that can't be loaded has no tests to count, and is a failure.
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}
