// @ts-check

/**
 * One call on one object, from its request to its response.
 * @template State
 * @typedef {object} Operation
 * @property {number} invoked
 * @property {number} returned Infinity if the outcome is unknown: the call may have had its effect at any later moment,
 *   or never.
 * @property {(state: State) => State | undefined} apply the object's next state; undefined if the call can't have had
 *   this outcome in this state.
 * @property {boolean} [isLook] whether it only reads.
 * @property {number | undefined} [rank] a guess at its place among the others; only decides the order of trying.
 * @property {unknown} [cause] included in the report.
 */

/**
 * @template State
 * @typedef {{ verdict: 'linearizable', order: Operation<State>[], states: State[] }
 *   | { verdict: 'not linearizable', done: Operation<State>[], state: State, stuck: Operation<State>[] }
 *   | { verdict: 'undecided' }} Verdict `states` has one more than `order`: the first is the initial one.
 */

/** The search gives up after this many configurations; nearly every history needs a few hundred. */
const MAX_CONFIGURATIONS = 3_000_000;

/**
 * Searches for an order of the calls in which each takes effect between its request and its response, with the outcome
 * that a sequential object would give (Wing & Gong 1993, with Lowe's cache of dead-end configurations, 2017).
 * @template State
 * @param {State} initial
 * @param {readonly Operation<State>[]} operations
 * @param {{ keyOf?: (state: State) => string, limit?: number }} [options] `keyOf` identifies a state.
 * @returns {Verdict<State>}
 */
export function linearize(initial, operations, { keyOf = String, limit = MAX_CONFIGURATIONS } = {}) {
  const search = new Search(operations);
  const visited = new Set([search.key(keyOf(initial))]);
  /** @type {Array<{ state: State, choices: Choice<State>[] }>} */
  const path = [{ state: initial, choices: search.choices(initial) }];
  /** @type {Operation<State>[]} */
  const order = [];
  /** @type {Operation<State>[]} */
  let furthest = [];
  let furthestState = initial;
  let stuck = search.open();
  while (!search.isDone()) {
    const here = path.at(-1);
    if (!here) return { verdict: 'not linearizable', done: furthest, state: furthestState, stuck };
    const choice = here.choices.pop();
    if (!choice) {
      path.pop();
      const undone = order.pop();
      if (undone) search.undo(undone);
      continue;
    }
    search.take(choice.operation);
    const key = search.key(keyOf(choice.state));
    if (visited.has(key)) {
      search.undo(choice.operation);
      continue;
    }
    if (visited.size >= limit) return { verdict: 'undecided' };
    visited.add(key);
    order.push(choice.operation);
    path.push({ state: choice.state, choices: search.choices(choice.state) });
    if (order.length > furthest.length) {
      [furthest, furthestState, stuck] = [[...order], choice.state, search.open()];
    }
  }
  return { verdict: 'linearizable', order, states: path.map(({ state }) => state) };
}

/**
 * @template State
 * @typedef {{ operation: Operation<State>, state: State }} Choice
 */

/**
 * The operations that have been ordered so far.
 * @template State
 */
class Search {
  /** @type {Operation<State>[]} */ #answered;
  /** @type {Operation<State>[]} */ #unanswered;
  /** @type {Map<Operation<State>, number>} */ #places;
  /** @type {Set<number>} The ordered ones of `#answered`, except those before `#low`. */ #taken = new Set();
  /** @type {Set<number>} */ #takenUnanswered = new Set();
  #low = 0;

  /** @param {readonly Operation<State>[]} operations */
  constructor(operations) {
    const sorted = operations.toSorted((one, other) => one.invoked - other.invoked);
    this.#answered = sorted.filter(({ returned }) => returned !== Infinity);
    this.#unanswered = sorted.filter(({ returned }) => returned === Infinity);
    this.#places = new Map([
      ...this.#answered.map((operation, place) => /** @type {const} */ ([operation, place])),
      ...this.#unanswered.map((operation, place) => /** @type {const} */ ([operation, place])),
    ]);
  }

  isDone() {
    return this.#low === this.#answered.length;
  }

  /** @param {string} state */
  key(state) {
    const sorted = (/** @type {Set<number>} */ places) =>
      places.size === 0 ? '' : [...places].sort((one, other) => one - other).join();
    return `${this.#low}/${sorted(this.#taken)}/${sorted(this.#takenUnanswered)}/${state}`;
  }

  /** @param {Operation<State>} operation */
  take(operation) {
    const place = /** @type {number} */ (this.#places.get(operation));
    if (operation.returned === Infinity) {
      this.#takenUnanswered.add(place);
      return;
    }
    this.#taken.add(place);
    while (this.#taken.delete(this.#low)) this.#low += 1;
  }

  /** @param {Operation<State>} operation */
  undo(operation) {
    const place = /** @type {number} */ (this.#places.get(operation));
    if (operation.returned === Infinity) {
      this.#takenUnanswered.delete(place);
      return;
    }
    // All before the old `#low` stay taken, except this one.
    for (let before = place + 1; before < this.#low; before += 1) this.#taken.add(before);
    this.#low = Math.min(this.#low, place);
    this.#taken.delete(place);
  }

  /** The answered operations that can come next; one of them must. */
  open() {
    let soonest = Infinity;
    /** @type {Operation<State>[]} */
    const open = [];
    for (let place = this.#low; place < this.#answered.length; place += 1) {
      const operation = /** @type {Operation<State>} */ (this.#answered[place]);
      if (operation.invoked > soonest) break;
      if (this.#taken.has(place)) continue;
      soonest = Math.min(soonest, operation.returned);
      open.push(operation);
    }
    return open.filter(({ invoked }) => invoked <= soonest);
  }

  /**
   * The operations that may come next, most promising last. A read that matches the state is the only choice, because
   * it changes nothing.
   * @param {State} state
   * @returns {Choice<State>[]}
   */
  choices(state) {
    const open = this.open();
    const look = open.find(({ isLook, apply }) => isLook && apply(state) !== undefined);
    if (look) return [{ operation: look, state }];
    const soonest = open.reduce((least, { returned }) => Math.min(least, returned), Infinity);
    /** @type {Choice<State>[]} */
    const choices = [];
    for (const [place, operation] of this.#unanswered.entries()) {
      if (operation.invoked > soonest) break;
      if (this.#takenUnanswered.has(place)) continue;
      const after = operation.apply(state);
      // An unanswered operation without an effect can be left out.
      if (after !== undefined && after !== state) choices.push({ operation, state: after });
    }
    for (const operation of open) {
      const after = operation.apply(state);
      if (after !== undefined) choices.push({ operation, state: after });
    }
    return choices.sort((one, other) => worth(other, state) - worth(one, state) || later(other, one));
  }
}

/**
 * The priority of a choice: choices that change nothing come first, then ranked ones, then answered ones.
 * @template State
 * @param {Choice<State>} choice
 * @param {State} state
 */
function worth({ operation, state: after }, state) {
  if (after === state) return 0;
  if (operation.rank !== undefined) return 1;
  return operation.returned === Infinity ? 3 : 2;
}

/**
 * @template State
 * @param {Choice<State>} one
 * @param {Choice<State>} other
 */
function later({ operation: one }, { operation: other }) {
  const order = (one.rank ?? 0) - (other.rank ?? 0);
  return order === 0 && one.returned !== other.returned ? one.returned - other.returned : order;
}

/**
 * Whether a condition held at some moment in an interval, in the order found.
 * @template State
 * @param {{ order: readonly Operation<State>[], states: readonly State[] }} found
 * @param {{ invoked: number, returned: number }} stretch
 * @param {(state: State) => boolean} condition
 */
export function heldAtSomeMoment({ order, states }, { invoked, returned }, condition) {
  const first = order.findLastIndex((operation) => operation.returned < invoked) + 1;
  const next = order.findIndex((operation) => operation.invoked > returned);
  const last = next === -1 ? order.length : next;
  return states.slice(first, last + 1).some(condition);
}
