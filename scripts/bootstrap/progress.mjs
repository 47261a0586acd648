// @ts-check
const SAY_EVERY_MS = 10_000;

/**
 * Reports progress while something long and silent runs: a line at the start, one every ten seconds, one at the end.
 * They go to stderr, so that a command's own output can be piped.
 * @template T
 * @param {string} what for example 'Installing packages'.
 * @param {string} hint how long it usually takes.
 * @param {() => Promise<T>} work
 * @param {() => string} [howFar] a few words added to each line, for example '120 of 900'.
 * @returns {Promise<T>}
 */
export async function withProgress(what, hint, work, howFar = () => '') {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.error(`${what} (${hint})...`);
  const ticker = setInterval(() => {
    console.error(`  still at it: ${[howFar(), seconds()].filter(Boolean).join(', ')}`);
  }, SAY_EVERY_MS);
  try {
    const result = await work();
    console.error(`  done in ${seconds()}.`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
