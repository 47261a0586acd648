// @ts-check
const SAY_EVERY_MS = 1_000;

/**
 * Reports every second how long something silent has been running: on one line in a terminal, otherwise on a new line
 * each time. Writes to stderr, so that a command's own output can be piped.
 * @param {string} what for example 'Installing packages'.
 * @param {string} hint how long it usually takes.
 * @param {() => string} [howFar] a few words added to each line, for example '120 of 900'.
 */
export function showProgress(what, hint, howFar = () => '') {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.error(`${what} (${hint})...`);
  const { isTTY } = process.stderr;
  // In a terminal, the cursor stays at the beginning of the line: what the work itself prints replaces it.
  const say = (/** @type {string} */ text) =>
    isTTY ? process.stderr.write(`\x1b[K  ${text}\r`) : console.error(`  ${text}`);
  const ticker = setInterval(() => say([howFar(), seconds()].filter(Boolean).join(', ')), SAY_EVERY_MS);
  return {
    /** Says how long it took. */
    done: () => {
      say(`done in ${seconds()}.`);
      if (isTTY) process.stderr.write('\n');
    },
    stop: () => clearInterval(ticker),
  };
}

/**
 * Shows the progress of work that prints nothing.
 * @template T
 * @param {string} what
 * @param {string} hint
 * @param {() => Promise<T>} work
 * @param {() => string} [howFar]
 * @returns {Promise<T>}
 */
export async function withProgress(what, hint, work, howFar) {
  const progress = showProgress(what, hint, howFar);
  try {
    const result = await work();
    progress.done();
    return result;
  } finally {
    progress.stop();
  }
}
