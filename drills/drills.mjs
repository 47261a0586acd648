// @ts-check
import { clockJumps } from './cases/clock-jumps.mjs';
import { databaseFrozen } from './cases/database-frozen.mjs';
import { databaseKilled } from './cases/database-killed.mjs';
import { diskFull } from './cases/disk-full.mjs';
import { flood } from './cases/flood.mjs';
import { migrationFailed } from './cases/migration-failed.mjs';
import { networkLost } from './cases/network-lost.mjs';
import { poolExhausted } from './cases/pool-exhausted.mjs';
import { rollingRestart } from './cases/rolling-restart.mjs';
import { serverKilled } from './cases/server-killed.mjs';

/** @typedef {import('./under-bookings.mjs').Result} Result */

/**
 * @typedef {object} Drill
 * @property {number} number
 * @property {string} title the fault.
 * @property {(place: import('./place.mjs').Place) => Promise<Result>} run
 * @property {boolean} [small] whether it needs a disk small enough to fill.
 */

/** @type {readonly Drill[]} */
export const drills = [
  { number: 1, title: 'Server killed with -9', run: serverKilled },
  { number: 2, title: 'PostgreSQL killed', run: databaseKilled },
  { number: 3, title: 'PostgreSQL frozen for 30 s', run: databaseFrozen },
  { number: 4, title: 'Network to the database lost without a word', run: networkLost },
  { number: 5, title: 'Disk full under the database', run: diskFull, small: true },
  { number: 6, title: 'Three instances restarted in turn', run: rollingRestart },
  { number: 7, title: 'No free database connection', run: poolExhausted },
  { number: 8, title: 'Clock jumps by an hour and a day', run: clockJumps },
  { number: 9, title: 'Migration that fails halfway', run: migrationFailed },
  { number: 10, title: 'Flood of 2,000 connections', run: flood },
];
