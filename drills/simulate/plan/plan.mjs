// @ts-check
import { planAgendaCall, STARTS } from './agenda-plan.mjs';
import { planFaults } from './fault-plan.mjs';
import { planStockCall, SUPPLIES_PER_EPOCH } from './stock-plan.mjs';
import { randomFrom } from './random.mjs';

/**
 * @typedef {'PODIATRY' | 'MANICURE'} AgendaName
 * @typedef {'BOOKED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED'} Status
 * @typedef {{ agenda: AgendaName, day: string, start: number, minutes: 60 | 120 }} Time `start` in minutes since
 *   midnight.
 * @typedef {{ supply: number, quantity: number }} Line `supply` is a position in the plan's list of supplies.
 *
 * @typedef {{ kind: 'BOOK', time: Time }
 *   | { kind: 'CREATE', patient: number, time: Time, status: Status }
 *   | { kind: 'CHANGE', subjects: string[], time: Time, status: Status }
 *   | { kind: 'CANCEL', subjects: string[] }
 *   | { kind: 'DELETE', subjects: string[] }
 *   | { kind: 'LIST_DAY', day: string }
 *   | { kind: 'AVAILABILITY', agenda: AgendaName, day: string }} AgendaAction
 *
 * @typedef {{ kind: 'WRITE_RECORD', patient: number, lines: Line[] }
 *   | { kind: 'EDIT_RECORD', subjects: string[], lines: Line[] }
 *   | { kind: 'SET_STOCK', supply: number, stock: number }
 *   | { kind: 'READ_SUPPLY', supply: number }
 *   | { kind: 'LIST_SUPPLIES', supplies: number[] }
 *   | { kind: 'LIST_RECORDS' }} StockAction
 *
 * @typedef {object} CallFacts
 * @property {string} id actor and number, such as `staff3.17`; also identifies what the call creates.
 * @property {number} epoch calls of one epoch compete for the same days and supplies.
 * @property {'REST' | 'GRAPHQL'} api
 * @property {number} instance
 *
 * @typedef {CallFacts & (AgendaAction | StockAction)} Call `subjects`: ids of calls; the first one that created an
 *   object counts.
 * @typedef {{ name: string, kind: 'visitor' | 'staff' | 'program', calls: Call[] }} Actor
 * @typedef {{ name: string, stock: number }} PlannedSupply
 * @typedef {import('./fault-plan.mjs').PlannedFault} PlannedFault
 * @typedef {object} Plan
 * @property {Actor[]} actors
 * @property {number} patients
 * @property {PlannedSupply[]} supplies
 * @property {PlannedFault[]} faults
 */

/**
 * After this many calls, all actors move on to new days and supplies, so the history of each half hour stays
 * short.
 */
const CALLS_PER_EPOCH = 1_000;
const PATIENTS = 12;
const KINDS = /** @type {const} */ (['visitor', 'staff', 'program', 'staff']);

/**
 * Plans each actor's calls, in order. The plan depends only on the arguments.
 * @param {{ seed: string, operations: number, actors: number, faults: number, longestFault?: number, starts?: number }} options
 *   `longestFault` in milliseconds; `starts`: the number of a day's starts for which the actors compete.
 * @returns {Plan}
 */
export function makePlan({ seed, operations, actors: count, faults, longestFault, starts = STARTS }) {
  const actors = Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? 'staff';
    const name = `${kind}${index}`;
    return { name, kind, calls: /** @type {Call[]} */ ([]), random: randomFrom(`${seed}/${name}`) };
  });
  const rounds = Math.ceil(operations / count);
  const roundsPerEpoch = Math.max(1, Math.round(CALLS_PER_EPOCH / count));
  /** @type {Known} */
  const known = { appointments: [], records: [], times: new Map() };
  for (let round = 0; round < rounds; round += 1) {
    const epoch = Math.floor(round / roundsPerEpoch);
    if (round % roundsPerEpoch === 0) forget(known, epoch);
    for (const { name, kind, calls, random } of actors) {
      const facts = /** @type {CallFacts} */ ({
        id: `${name}.${round}`,
        epoch,
        api: random.chance(kind === 'program' ? 0.9 : kind === 'staff' ? 0.2 : 0.5) ? 'REST' : 'GRAPHQL',
        instance: random.below(2),
      });
      const isAboutStock = kind !== 'visitor' && random.chance(0.4);
      const action = isAboutStock
        ? planStockCall(random, facts, known, PATIENTS)
        : planAgendaCall(random, facts, known, { isVisitor: kind === 'visitor', patients: PATIENTS, starts });
      calls.push({ ...facts, ...action });
    }
  }
  const epochs = Math.ceil(rounds / roundsPerEpoch);
  const stocks = randomFrom(`${seed}/supplies`);
  return {
    actors: actors.map(({ name, kind, calls }) => ({ name, kind, calls })),
    patients: PATIENTS,
    supplies: Array.from({ length: epochs * SUPPLIES_PER_EPOCH }, (_, index) => ({
      name: `Insumo ${index}`,
      stock: 10 + stocks.below(40),
    })),
    faults: planFaults(randomFrom(`${seed}/faults`), {
      count: faults,
      operations: rounds * count,
      longest: longestFault,
    }),
  };
}

/**
 * The objects of planned calls to which later calls may refer.
 * @typedef {object} Known
 * @property {Array<{ id: string, epoch: number }>} appointments
 * @property {Array<{ id: string, epoch: number }>} records
 * @property {Map<string, Time>} times of appointments, as last requested.
 */

/** @param {Known} known @param {number} epoch */
function forget(known, epoch) {
  const isRecent = (/** @type {{ epoch: number }} */ made) => made.epoch >= epoch - 1;
  known.appointments = known.appointments.filter(isRecent);
  known.records = known.records.filter(isRecent);
}
