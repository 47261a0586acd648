// @ts-check
const MAX_RESTARTS = 5;
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 250;

/** Limits restarts of a dying process: the more recent restarts, the longer the pause. */
export class RestartLimit {
  /** @type {number[]} */
  #restarts = [];

  /**
   * Counts a restart.
   * @param {number} now in milliseconds.
   * @returns {number | undefined} the milliseconds to wait before it; undefined if there were too many.
   */
  nextPause(now) {
    this.#restarts = this.#restarts.filter((restart) => now - restart < WITHIN_MS);
    const recent = this.#restarts.length;
    if (recent >= MAX_RESTARTS) return undefined;
    this.#restarts.push(now);
    return FIRST_PAUSE_MS * 2 ** recent;
  }
}
