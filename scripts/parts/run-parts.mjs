// @ts-check
import { inParallel } from './in-parallel.mjs';
import { describe, runPart } from './part.mjs';
import { progress } from './progress.mjs';
import { describeSlowest } from './slowest-files.mjs';

/** @typedef {import('./part.mjs').Part} Part */
/** @typedef {import('./part.mjs').Result} Result */

/**
 * Runs the parts in order, a few at a time, and shows each result as it ends.
 * @param {readonly Part[]} parts
 * @param {number} atOnce
 * @returns {Promise<Result[]>}
 */
export const runParts = (parts, atOnce) =>
  inParallel(parts, atOnce, async (part) => {
    const result = await runPart(part, progress(console.log));
    console.log(describe(result));
    return result;
  });

/**
 * Prints the failures with the commands to repeat them, one line for each part, the slowest files and, last, the sums.
 * @param {readonly Result[]} results
 * @param {(result: Result) => string[]} runAlone gives the commands that repeat a failure.
 * @returns {number} the exit code.
 */
export function report(results, runAlone) {
  for (const result of results.filter(({ failed: count }) => count > 0)) {
    console.log(`\n--- ${result.name}\n${result.output.trim()}`);
    console.log(['', 'To run it alone:', ...runAlone(result).map((command) => `  ${command}`)].join('\n'));
  }
  console.log('');
  for (const result of results) console.log(describe(result));
  const slowest = describeSlowest(results);
  if (slowest) console.log(`\n${slowest}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * @param {Result} result
 * @returns {string[]} a command for each file of tests that failed, or the part's own.
 */
export function commandsFor({ args, files = [] }) {
  const failed = files.filter((file) => file.failed).map(({ file }) => `npm test -- ${file}`);
  return failed.length > 0 ? failed : [`node ${args.join(' ')}`];
}
