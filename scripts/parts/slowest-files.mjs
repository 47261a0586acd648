// @ts-check
/** @typedef {import('./part.mjs').Result} Result */

/** Seconds from which a file is marked. */
export const SLOW_SECONDS = 25;
const SHOWN = 10;

/**
 * @param {readonly Result[]} results in which a file may have several runs.
 * @returns {import('./part.mjs').FileTime[]} the slowest file first, each with its longest run.
 */
export function bySlowness(results) {
  /** @type {Map<string, import('./part.mjs').FileTime>} */
  const files = new Map();
  for (const { file, seconds, failed } of results.flatMap(({ files: found = [] }) => found)) {
    const known = files.get(file);
    files.set(file, {
      file,
      seconds: Math.max(seconds, known?.seconds ?? 0),
      failed: failed || (known?.failed ?? false),
    });
  }
  return [...files.values()].toSorted((a, b) => b.seconds - a.seconds);
}

/**
 * @param {readonly Result[]} results
 * @returns {string} a text that lists the slowest files and marks those over the limit; empty if no part counts files.
 */
export function describeSlowest(results) {
  const slowest = bySlowness(results).slice(0, SHOWN);
  if (slowest.length === 0) return '';
  const lines = slowest.map(
    ({ file, seconds }) =>
      `${seconds > SLOW_SECONDS ? 'SLOW' : '    '}  ${seconds.toFixed(1).padStart(6)} s   ${file}`,
  );
  return ['Slowest files:', ...lines].join('\n');
}

/**
 * @param {readonly Result[]} results
 * @param {Readonly<Record<string, string>>} reasons why a file may take longer, by file.
 * @returns {string[]} the files over the limit without a reason.
 */
export const slowWithoutReason = (results, reasons) =>
  bySlowness(results)
    .filter(({ file, seconds }) => seconds > SLOW_SECONDS && !Object.hasOwn(reasons, file))
    .map(({ file }) => file);
