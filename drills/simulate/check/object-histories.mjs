// @ts-check
import { heldAtSomeMoment, linearize } from './linearize.mjs';

/**
 * @typedef {import('./history.mjs').Entry} Entry
 * @typedef {import('./history.mjs').Fault} Fault
 */
/**
 * @template State
 * @typedef {(state: State) => State | undefined} Step
 */
/**
 * A response that holds for one of several objects, without naming it.
 * @template State
 * @typedef {{ entry: Entry, ways: Array<{ key: string, step: Step<State> }> }} Alternative
 */

/** The number of calls in a report, so that it stays readable. */
const SHOWN = 12;

/**
 * The calls on many objects of one kind, checked one object at a time.
 * @template State
 */
export class ObjectHistories {
  /** @type {Map<string, import('./linearize.mjs').Operation<State>[]>} */ #operations = new Map();
  /** @type {Alternative<State>[]} */ #alternatives = [];

  /**
   * @param {string} kind the objects' name in the report.
   * @param {(key: string) => State} initial
   * @param {(state: State) => string} keyOf
   */
  constructor(kind, initial, keyOf) {
    this.kind = kind;
    this.initial = initial;
    this.keyOf = keyOf;
  }

  /**
   * A call that changes an object, or may have.
   * @param {string} key
   * @param {Entry} entry
   * @param {Step<State>} step
   * @param {number} [rank] only decides the order of trying.
   */
  change(key, entry, step, rank) {
    this.#add(key, entry, step, false, rank);
  }

  /**
   * A call that reads an object.
   * @param {string} key @param {Entry} entry @param {Step<State>} step
   */
  look(key, entry, step) {
    this.#add(key, entry, step, true);
  }

  /** @param {string} key @param {Entry} cause @param {Step<State>} apply @param {boolean} isLook @param {number} [rank] */
  #add(key, cause, apply, isLook, rank) {
    const operations = this.#operations.get(key) ?? [];
    this.#operations.set(key, operations);
    const { invoked, returned } = cause;
    operations.push({ invoked, returned, apply, isLook, rank, cause });
  }

  /** @param {Alternative<State>} alternative at least one of its ways must hold; none changes anything. */
  lookAtOneOf(alternative) {
    const [only, ...others] = alternative.ways;
    if (only && others.length === 0) this.look(only.key, alternative.entry, only.step);
    else this.#alternatives.push(alternative);
  }

  /** @returns {import('./history.mjs').Checked} */
  check() {
    /** @type {Fault[]} */
    const faults = [];
    /** @type {Map<string, { order: import('./linearize.mjs').Operation<State>[], states: State[] }>} */
    const found = new Map();
    for (const [key, operations] of this.#operations) {
      const result = linearize(this.initial(key), operations, { keyOf: this.keyOf });
      if (result.verdict === 'linearizable') found.set(key, result);
      else faults.push(this.#fault(key, result));
    }
    for (const alternative of this.#alternatives) {
      const keys = alternative.ways.map(({ key }) => key);
      // No order was found for an object that is already reported, so its states are unknown.
      if (keys.some((key) => this.#operations.has(key) && !found.has(key))) continue;
      if (!alternative.ways.some((way) => this.#isPossible(way, alternative.entry, found.get(way.key)))) {
        faults.push({
          what: `${this.kind} ${keys.join(', ')}: none of them can have been the reason of this answer`,
          entries: [alternative.entry],
        });
      }
    }
    return { keys: this.#operations.size, faults };
  }

  /**
   * @param {{ key: string, step: Step<State> }} way
   * @param {Entry} entry
   * @param {{ order: import('./linearize.mjs').Operation<State>[], states: State[] } | undefined} found
   */
  #isPossible({ key, step }, entry, found) {
    if (found && heldAtSomeMoment(found, entry, (state) => step(state) !== undefined)) return true;
    // The order found is only one of several possible ones, so search again with this read.
    const operation = { invoked: entry.invoked, returned: entry.returned, apply: step, isLook: true };
    const operations = [...(this.#operations.get(key) ?? []), operation];
    return linearize(this.initial(key), operations, { keyOf: this.keyOf }).verdict !== 'not linearizable';
  }

  /**
   * @param {string} key
   * @param {Exclude<import('./linearize.mjs').Verdict<State>, { verdict: 'linearizable' }>} result
   * @returns {Fault}
   */
  #fault(key, result) {
    if (result.verdict === 'undecided') {
      return { what: `${this.kind} ${key}: too many orders are possible to try them all`, entries: [] };
    }
    const shown = [...result.done.slice(-SHOWN), ...result.stuck];
    return {
      what: `${this.kind} ${key}: not linearizable after ${result.done.length} calls, in state ${shownState(result.state)}; none of the last ${result.stuck.length} below fits`,
      entries: shown.map(({ cause }) => /** @type {Entry} */ (cause)),
    };
  }
}

/** The part of a state that is useful to a reader. @param {unknown} state */
const shownState = (state) =>
  JSON.stringify(state, (_, value) => (typeof value === 'bigint' ? undefined : value));
