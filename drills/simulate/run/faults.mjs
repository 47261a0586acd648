// @ts-check

/**
 * @typedef {import('../plan/fault-plan.mjs').PlannedFault} PlannedFault
 * @typedef {{ fault: PlannedFault, began: number, ended: number, backAfter: number | undefined }} Struck times as in
 *   `performance.now()`; `backAfter`: milliseconds from its end until every instance had served a call again.
 */

/** Injects the planned faults one after the other, each once enough calls have finished. */
export class Faults {
  /** @type {Struck[]} */ struck = [];
  #finished = 0;
  #isOver = false;
  #resume = () => {};
  /** The last time that each instance served a call. @type {Map<number, number>} */ #worked = new Map();

  /**
   * @param {readonly PlannedFault[]} planned
   * @param {(fault: PlannedFault) => Promise<void>} strike
   */
  constructor(planned, strike) {
    this.planned = planned;
    this.strike = strike;
  }

  /** @param {number} count the number of finished calls. @param {import('../check/history.mjs').Entry} entry */
  onFinished(count, { call, outcome }) {
    this.#finished = count;
    if (outcome.kind !== 'UNKNOWN' && outcome.kind !== 'SKIPPED' && outcome.kind !== 'WRONG') {
      this.#worked.set(call.instance, performance.now());
    }
    this.#resume();
  }

  async run() {
    for (const fault of this.planned) {
      await this.#until(() => this.#finished >= fault.after);
      if (this.#isOver) return;
      const began = performance.now();
      await this.strike(fault);
      const ended = performance.now();
      /** @type {Struck} */
      const struck = { fault, began, ended, backAfter: undefined };
      this.struck.push(struck);
      await this.#until(() => [0, 1].every((instance) => (this.#worked.get(instance) ?? 0) > ended));
      if (!this.#isOver) struck.backAfter = performance.now() - ended;
    }
  }

  /** Stops injecting faults, as no calls are left. */
  end() {
    this.#isOver = true;
    this.#resume();
  }

  /** @param {() => boolean} condition */
  async #until(condition) {
    while (!condition() && !this.#isOver) {
      await new Promise((/** @type {(value?: undefined) => void} */ resolve) => (this.#resume = resolve));
    }
  }
}
