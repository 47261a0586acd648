// @ts-check

/**
 * A call and its outcome. `invoked` and `returned` are positions in the single order in which this process sent calls
 * and received responses; `returned` is Infinity if the outcome is unknown.
 * @typedef {object} Entry
 * @property {import('../plan/plan.mjs').Call} call
 * @property {import('../calls/request.mjs').Sent} sent
 * @property {number} invoked
 * @property {number} returned
 * @property {number} milliseconds
 * @property {import('../calls/answers.mjs').Outcome} outcome
 *
 * @typedef {object} Fault
 * @property {string} what a sentence.
 * @property {Entry[]} entries the calls that prove it.
 *
 * @typedef {object} Checked
 * @property {number} keys how many objects were checked.
 * @property {Fault[]} faults
 */

/** Whether a call had, or may have had, its effect. @param {Entry} entry */
export const mayHaveHappened = ({ outcome }) => outcome.kind === 'DONE' || outcome.kind === 'UNKNOWN';

/**
 * The contents of a response; empty without a response.
 * @param {Entry} entry @returns {import('../calls/answers.mjs').Seen}
 */
export const seenBy = ({ outcome }) => (outcome.kind === 'DONE' ? outcome.seen : {});

/** The call that created the appointment or record that an entry is about. @param {Entry} entry */
export const subjectOf = ({ call, sent }) => sent.subject ?? call.id;

/**
 * Two steps, one after the other.
 * @template State
 * @param {(state: State) => State | undefined} first
 * @param {(state: State) => State | undefined} second
 * @returns {(state: State) => State | undefined}
 */
export const both = (first, second) => (state) => {
  const between = first(state);
  return between === undefined ? undefined : second(between);
};
