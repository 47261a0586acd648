// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inWorkplace } from '../../scripts/parts/workplace.mjs';
import { report } from './run/report.mjs';
import { sabotage } from './run/sabotage.mjs';
import { historyFileIn, runSimulation } from './run/simulation.mjs';

const USAGE = `npm run drill -- simulate [--seed N] [--operations 100000] [--actors 24] [--faults N]
  --short              faults that last a second at most, and few hours to fight for
  --sabotage slots     drops the unique key of the half hours first: the run must fail
  --sabotage stock     takes the condition away under which stock is used: the run must fail`;
/** By default, one fault per this many calls. */
const CALLS_PER_FAULT = 2_500;

/**
 * Simulates many visitors, staff and programs on two instances while faults occur; then it checks every response.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code.
 */
export async function simulate(args) {
  const options = readOptions(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const { seed, operations } = options;
  console.log(`Seed ${seed}: ${operations} operations, ${options.actors} actors, ${options.faults} faults.`);
  const historyFile = historyFileIn(os.tmpdir(), seed);
  let exitCode = 1;
  await inWorkplace(async (workplace) => {
    const folder = fs.mkdtempSync(path.join(workplace, 'simulation-'));
    const sabotaged =
      options.sabotage && sabotage(options.sabotage, fs.mkdtempSync(path.join(workplace, 'dist-')));
    const result = await runSimulation({ ...options, ...sabotaged, folder, historyFile });
    console.log(report(result, seed));
    exitCode = result.faults.length + result.broken.length > 0 ? 1 : 0;
    if (exitCode === 0) fs.rmSync(historyFile, { force: true });
    else console.log(`Every call and answer: ${historyFile}`);
    return exitCode;
  });
  return exitCode;
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
        operations: { type: 'string', default: '100000' },
        actors: { type: 'string', default: '24' },
        faults: { type: 'string' },
        short: { type: 'boolean', default: false },
        sabotage: { type: 'string' },
      },
    });
    const operations = Number(values.operations);
    const actors = Number(values.actors);
    const faults = Number(values.faults ?? Math.max(3, Math.round(operations / CALLS_PER_FAULT)));
    const areNumbers = [operations, actors, faults].every(
      (number) => Number.isInteger(number) && number >= 0,
    );
    const isSabotage = values.sabotage === undefined || /^(slots|stock)$/.test(values.sabotage);
    if (!areNumbers || operations === 0 || actors === 0 || !isSabotage) return undefined;
    if (!/^[\w-]+$/.test(values.seed)) return undefined;
    return {
      seed: values.seed,
      operations,
      actors,
      faults,
      ...(values.short && { longestFault: 1_000, starts: 4 }),
      sabotage: /** @type {import('./run/sabotage.mjs').Sabotage | undefined} */ (values.sabotage),
    };
  } catch {
    return undefined;
  }
}
