// @ts-check
import { serverKilled } from './cases/server-killed.mjs';

/** @typedef {import('./under-bookings.mjs').Result} Result */

/**
 * Where a drill takes place.
 * @typedef {object} Place
 * @property {string} folder empty, and the drill's own.
 * @property {boolean} short whether it is to take seconds, as in `npm test`.
 */

/**
 * @typedef {object} Drill
 * @property {number} number
 * @property {string} title what is broken.
 * @property {(place: Place) => Promise<Result>} run
 */

/** @type {readonly Drill[]} */
export const drills = [{ number: 1, title: 'Server killed with -9', run: serverKilled }];
