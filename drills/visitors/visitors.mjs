// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { send } from '../product/send.mjs';
import { book } from './booking.mjs';
import { freeHours } from './free-hours.mjs';

/** @typedef {import('./free-hours.mjs').Ask} Ask */
/** @typedef {import('./booking.mjs').Booking} Booking */

/** @type {readonly ('REST' | 'GraphQL')[]} */
const APIS = ['REST', 'GraphQL', 'REST', 'GraphQL'];
const PAUSE_MS = 100;
/** After a failed booking, visitors retry a little later. */
const PAUSE_AFTER_FAILURE_MS = 500;
const LOOK_EVERY_MS = 20;

/** Calls one instance. @param {string} url @returns {Ask} */
export const askAt = (url) => (path, call) => send(`${url}${path}`, call);

/**
 * Visitors who keep booking, half of them by REST and half by GraphQL. No two of them want the same hour.
 */
export class Visitors {
  /**
   * @private
   * @param {Ask} ask
   * @param {import('./free-hours.mjs').Hour[]} hours
   */
  constructor(ask, hours) {
    this.ask = ask;
    this.hours = hours;
    /** @type {Booking[]} the ended ones. */
    this.bookings = [];
    this.stopped = false;
    /** @type {Promise<void>[]} */
    this.running = [];
  }

  /**
   * Finds free hours and starts the visitors.
   * @param {Ask} ask
   * @param {number} most the maximum number of bookings.
   */
  static async start(ask, most) {
    const visitors = new Visitors(ask, await freeHours(ask, most));
    visitors.running = APIS.map((api) => visitors.keepBooking(api));
    // A fault only counts if bookings worked before.
    await visitors.confirmedSince(0);
    return visitors;
  }

  /**
   * Waits for a confirmed booking that began after a moment.
   * @param {number} moment as in `performance.now()`.
   * @param {number} [limitMs] how long to wait.
   * @returns {Promise<Booking | undefined>} undefined if there was none in time.
   */
  async confirmedSince(moment, limitMs = 60_000) {
    for (const end = performance.now() + limitMs; performance.now() < end; await delay(LOOK_EVERY_MS)) {
      const found = this.bookings.find(({ began, outcome }) => began >= moment && outcome === 'confirmed');
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Books as one more visitor.
   * @param {Ask} [ask] sends the request; by default, the one of all visitors.
   * @returns {Promise<Booking>}
   */
  async bookNow(ask = this.ask) {
    const hour = this.hours.shift();
    if (!hour) throw new Error('there is no hour left to book');
    const booking = await book(ask, hour, 'REST');
    this.bookings.push(booking);
    return booking;
  }

  /** The bookings that began and ended between two moments. @param {number} from @param {number} to */
  within(from, to) {
    return this.bookings.filter(({ began, ended }) => began >= from && ended <= to);
  }

  /** Lets the visitors finish their current bookings. @returns {Promise<Booking[]>} all attempts. */
  async stop() {
    this.stopped = true;
    await Promise.all(this.running);
    return this.bookings;
  }

  /** @param {'REST' | 'GraphQL'} api */
  async keepBooking(api) {
    for (let hour = this.hours.shift(); hour && !this.stopped; hour = this.hours.shift()) {
      const booking = await book(this.ask, hour, api);
      this.bookings.push(booking);
      await delay(booking.outcome === 'confirmed' ? PAUSE_MS : PAUSE_AFTER_FAILURE_MS);
    }
  }
}
