// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { checkHistory } from '../check/check-history.mjs';
import { makePlan } from '../plan/plan.mjs';
import { Actors } from './actors.mjs';
import { readEnd } from './database-end.mjs';
import { Faults } from './faults.mjs';
import { HttpClient } from './http-client.mjs';
import { brokenInvariants, wrongVisitors } from './invariants.mjs';
import { readRanks } from './ledger.mjs';
import { logIn, setUp } from './set-up.mjs';
import { Stage } from './stage.mjs';

/**
 * @typedef {import('../check/history.mjs').Entry} Entry
 * @typedef {import('../check/history.mjs').Fault} Fault
 *
 * @typedef {object} Options
 * @property {string} seed
 * @property {number} operations
 * @property {number} actors
 * @property {number} faults
 * @property {number} [longestFault] in milliseconds.
 * @property {number} [starts] the number of a day's starts for which the actors compete.
 * @property {string} folder empty.
 * @property {string} historyFile for all calls and responses, one per line.
 * @property {readonly string[]} [command] a server other than the built one.
 * @property {(database: import('pg').Client) => Promise<unknown>} [beforehand] changes the database first.
 *
 * @typedef {object} Result
 * @property {Entry[]} history
 * @property {import('./faults.mjs').Struck[]} struck
 * @property {number} callSeconds the duration of the calls.
 * @property {number} checkSeconds the duration of the check.
 * @property {{ halfHours: number, supplies: number, versions: number }} checked the number of each.
 * @property {Fault[]} faults faults of the history.
 * @property {string[]} broken other problems.
 */

/** The promised limit. */
const MAX_ANSWER_MS = 10_000;

/** @param {Options} options @returns {Promise<Result>} */
export async function runSimulation(options) {
  const plan = makePlan(options);
  const stage = await Stage.start(options.folder, options.command);
  const clients = stage.ports.map((port) => new HttpClient(port));
  try {
    const [first] = clients;
    if (!first) throw new Error('there is no instance');
    const staffHeaders = await logIn(first);
    const known = await setUp(first, staffHeaders['authorization'] ?? '', plan);
    const admin = await stage.connect();
    await options.beforehand?.(admin);
    await admin.end();

    const record = fs.createWriteStream(options.historyFile);
    const faults = new Faults(plan.faults, (fault) => stage.strike(fault));
    const actors = new Actors(plan, known, clients, staffHeaders, (finished, entry) => {
      record.write(`${JSON.stringify(entry)}\n`);
      faults.onFinished(finished, entry);
    });
    const began = performance.now();
    const striking = faults.run();
    await actors.run();
    faults.end();
    await striking;
    record.end();
    const callSeconds = (performance.now() - began) / 1000;

    // The last fault must be over before the instances are stopped.
    await stage.ready();
    await stage.stopInstances();
    const database = await stage.connect();
    try {
      const checkBegan = performance.now();
      const end = await readEnd(database, plan, known.supplies, () => actors.tick());
      const { faults: wrong, ...checked } = checkHistory(
        [...actors.history, ...end],
        plan,
        await readRanks(database, actors.history, known.supplies),
      );
      const broken = [
        ...(await brokenInvariants(database)),
        ...(await wrongVisitors(database, actors.history)),
        ...lateAnswers(actors.history),
        ...faults.struck
          .filter(({ backAfter }, index) => backAfter === undefined && index < faults.struck.length - 1)
          .map(({ fault }) => `it did not work again after ${fault.kind}`),
      ];
      const checkSeconds = (performance.now() - checkBegan) / 1000;
      const { history } = actors;
      return { history, struck: faults.struck, callSeconds, checkSeconds, checked, faults: wrong, broken };
    } finally {
      await database.end();
    }
  } finally {
    for (const client of clients) client.close();
    await stage.stop();
  }
}

/** @param {readonly Entry[]} history @returns {string[]} */
function lateAnswers(history) {
  const late = history.filter(({ milliseconds }) => milliseconds > MAX_ANSWER_MS);
  const [example] = late;
  return example
    ? [`${late.length} answers came later than 10 s, such as that to ${example.call.kind} ${example.call.id}`]
    : [];
}

/** @param {string} folder @param {string} seed */
export const historyFileIn = (folder, seed) => path.join(folder, `simulation-${seed}-${process.pid}.jsonl`);
