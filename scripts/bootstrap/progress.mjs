// @ts-check
const SAY_EVERY_MS = 1_000;

/**
 * Reports every second how long something silent has been running: on one line in a terminal, otherwise on a new line
 * each time. Writes to stderr, so that a command's own output can be piped.
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
  const { isTTY } = process.stderr;
  const say = (/** @type {string} */ text) =>
    isTTY ? process.stderr.write(`\r\x1b[K  ${text}`) : console.error(`  ${text}`);
  const ticker = setInterval(() => say([howFar(), seconds()].filter(Boolean).join(', ')), SAY_EVERY_MS);
  try {
    const result = await work();
    say(`done in ${seconds()}.`);
    return result;
  } finally {
    clearInterval(ticker);
    if (isTTY) process.stderr.write('\n');
  }
}
