// @ts-check
const LOOK_AT_PARENT_MS = 500;

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Exit codes that shells use for processes ended by a signal. */
const EXIT_CODES = /** @type {Record<string, number>} */ ({
  SIGHUP: 129,
  SIGINT: 130,
  SIGKILL: 137,
  SIGTERM: 143,
});

/** @param {NodeJS.Signals} signal */
export const exitCodeOf = (signal) => EXIT_CODES[signal] ?? 1;

/**
 * Calls back when this process should stop. SIGTERM sent to `npm start` only reaches npm's shell, which dies
 * and orphans this process: a changed parent therefore counts as SIGTERM.
 * @param {(signal: NodeJS.Signals) => void} callback
 * @returns {() => void} stops listening.
 */
export function onStopRequest(callback) {
  for (const signal of SIGNALS) process.on(signal, callback);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) callback('SIGTERM');
  }, LOOK_AT_PARENT_MS);
  watch.unref();
  return () => {
    for (const signal of SIGNALS) process.off(signal, callback);
    clearInterval(watch);
  };
}
