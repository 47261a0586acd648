// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { learn, requestOf } from '../calls/request.mjs';

/**
 * @typedef {import('../plan/plan.mjs').Call} Call
 * @typedef {import('../check/history.mjs').Entry} Entry
 * @typedef {import('../calls/request.mjs').Known} Known
 */

/** The interval of retries of an instance that is down, and their maximum duration. */
const RETRY_MS = 100;
const MAX_ABSENCE_MS = 60_000;
/** The pause after a 503, since `Retry-After` asks to wait. */
const PAUSE_MS = 300;

/** Makes the planned calls of all actors, and records the outcomes. */
export class Actors {
  #clock = 0;
  #turnOf = new Map();
  /** @type {Set<() => void>} */ #waiting = new Set();
  /** @type {Entry[]} */ history = [];

  /**
   * @param {import('../plan/plan.mjs').Plan} plan
   * @param {Known} known
   * @param {ReadonlyArray<import('./http-client.mjs').HttpClient>} instances
   * @param {Readonly<Record<string, string>>} staffHeaders
   * @param {(finished: number, entry: Entry) => void} [onFinished]
   */
  constructor(plan, known, instances, staffHeaders, onFinished = () => undefined) {
    this.plan = plan;
    this.known = known;
    this.instances = instances;
    this.staffHeaders = staffHeaders;
    this.onFinished = onFinished;
  }

  /** The next position in the order of requests and responses. */
  tick() {
    this.#clock += 1;
    return this.#clock;
  }

  /** Returns when all calls have been made. */
  async run() {
    for (const { name } of this.plan.actors) this.#turnOf.set(name, 0);
    await Promise.all(this.plan.actors.map((actor) => this.#act(actor)));
  }

  /** @param {import('../plan/plan.mjs').Actor} actor */
  async #act({ name, calls }) {
    for (const call of calls) {
      await this.#waitForOthers(name, call.epoch);
      await this.#make(call);
    }
    this.#turnOf.set(name, Infinity);
    this.#wake();
  }

  /** No actor gets more than one epoch ahead, so that all compete for the same hours. */
  async #waitForOthers(/** @type {string} */ name, /** @type {number} */ epoch) {
    if (this.#turnOf.get(name) !== epoch) {
      this.#turnOf.set(name, epoch);
      this.#wake();
    }
    while (Math.min(...this.#turnOf.values()) < epoch - 1) {
      await new Promise((/** @type {(value?: undefined) => void} */ resolve) => this.#waiting.add(resolve));
    }
  }

  #wake() {
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }

  /** @param {Call} call */
  async #make(call) {
    const planned = requestOf(call, this.known);
    if (!planned) {
      const now = this.tick();
      this.#finish({
        call,
        sent: {},
        invoked: now,
        returned: now,
        milliseconds: 0,
        outcome: { kind: 'SKIPPED' },
      });
      return;
    }
    const { request, sent } = planned;
    let invoked = this.tick();
    let began = performance.now();
    /** @type {import('../calls/answers.mjs').Outcome} */
    let outcome = { kind: 'UNKNOWN', why: '' };
    for (const until = began + MAX_ABSENCE_MS; ;) {
      const result = await this.#send(call.instance, request);
      outcome = result ?? { kind: 'WRONG', why: 'the instance was away for a minute' };
      if (result || performance.now() > until) break;
      await delay(RETRY_MS);
      invoked = this.tick();
      began = performance.now();
    }
    const milliseconds = performance.now() - began;
    const returned = this.tick();
    if (outcome.kind === 'DONE') {
      learn(call, sent, outcome.seen, this.known);
      outcome = { kind: 'DONE', seen: this.#kept(call, outcome.seen) };
    }
    const isOpen = outcome.kind === 'UNKNOWN';
    this.#finish({ call, sent, invoked, returned: isOpen ? Infinity : returned, milliseconds, outcome });
    if (outcome.kind === 'UNKNOWN') await delay(PAUSE_MS);
  }

  /**
   * @param {number} instance
   * @param {import('../calls/request.mjs').Request} request
   * @returns {Promise<import('../calls/answers.mjs').Outcome | undefined>} undefined if the instance is down, so
   *   nothing was sent.
   */
  async #send(instance, { method, path, body, isPublic, read }) {
    const client = this.instances[instance];
    if (!client) throw new Error(`there is no instance ${instance}`);
    try {
      const headers = isPublic ? {} : path === '/graphql' ? this.#bearer : this.staffHeaders;
      const { status, text } = await client.send({ method, path, headers, body });
      return read({ status, body: text === '' ? undefined : JSON.parse(text) });
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'ECONNREFUSED') return undefined;
      if (code === undefined) return { kind: 'WRONG', why: message };
      return { kind: 'UNKNOWN', why: code };
    }
  }

  /** Without the cookie, with which GraphQL would also require the CSRF token. */
  get #bearer() {
    return { authorization: this.staffHeaders['authorization'] ?? '' };
  }

  /**
   * The part of a response that the check needs: only the requested supplies, by position in the plan.
   * @param {Call} call
   * @param {import('../calls/answers.mjs').Seen} seen
   * @returns {import('../calls/answers.mjs').Seen}
   */
  #kept(call, seen) {
    const place = (/** @type {number} */ id) => this.known.supplies.indexOf(id);
    const asked = new Set('supply' in call ? [call.supply] : 'supplies' in call ? call.supplies : []);
    return {
      ...seen,
      ...(seen.supplies && {
        supplies: seen.supplies
          .map((supply) => ({ ...supply, id: place(supply.id) }))
          .filter(({ id }) => asked.has(id)),
      }),
      ...(seen.record && {
        record: {
          ...seen.record,
          lines: Object.fromEntries(
            Object.entries(seen.record.lines).map(([id, quantity]) => [place(Number(id)), quantity]),
          ),
        },
      }),
    };
  }

  /** @param {Entry} entry */
  #finish(entry) {
    this.history.push(entry);
    this.onFinished(this.history.length, entry);
  }
}
