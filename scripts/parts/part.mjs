// @ts-check
import { runInGroup } from './process-groups.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {readonly FileTime[]} [files]
 */

/**
 * @typedef {object} FileTime a file of tests.
 * @property {string} file relative to the root.
 * @property {number} seconds
 * @property {boolean} failed
 */

/**
 * @typedef {object} Part a command that `npm test` or `npm run check` runs.
 * @property {string} name
 * @property {readonly string[]} args the script to run under our Node, and its arguments.
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Counts | undefined} [counts] reads the run's report; if absent, the part itself counts as one.
 */

/** @typedef {Counts & { name: string, seconds: number, output: string, args: readonly string[] }} Result */

const LIMIT_MS = 40 * 60_000;

/**
 * @param {Part} part
 * @param {(text: string) => void} [onOutput] receives the output as it comes.
 * @returns {Promise<Result>}
 */
export async function runPart(part, onOutput = () => {}) {
  const started = Date.now();
  let output = '';
  const code = await runInGroup(part.args, {
    env: part.env,
    limitMs: LIMIT_MS,
    onOutput: (text) => {
      output += text;
      onOutput(text);
    },
  });
  const seconds = (Date.now() - started) / 1000;
  return { name: part.name, seconds, output, args: part.args, ...judge(code, part.counts) };
}

/**
 * A run that exits with an error has failed, even if it crashed and so counted no failure, or nothing at all.
 * @param {number} code
 * @param {(() => Counts | undefined) | undefined} readCounts
 * @returns {Counts}
 */
export function judge(code, readCounts) {
  if (!readCounts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = readCounts() ?? { passed: 0, failed: 0 };
  const ranNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (code !== 0 || ranNothing) ? { ...counts, failed: 1 } : counts;
}

/** @param {Result} result @returns {string} one line for the overview. */
export function describe({ name, seconds, passed, failed, skipped }) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} SKIPPED` : ''}`;
  return `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`;
}
