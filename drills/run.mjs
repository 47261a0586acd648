// @ts-check
// npm run drill: injects every fault that the product promises to survive. `npm run drill -- 3 4` runs some of the
// drills, `npm run drill -- simulate` the simulation, and `npm run drill -- cluster` several instances that lose their
// primary database.
import fs from 'node:fs';
import path from 'node:path';
import { inWorkplace } from '../scripts/parts/workplace.mjs';
import { cluster } from './cluster/cluster.mjs';
import { drills } from './drills.mjs';
import { Place } from './place.mjs';
import { simulate } from './simulate/simulate.mjs';
import { table } from './table.mjs';

const [first, ...others] = process.argv.slice(2);
if (first === 'simulate') process.exitCode = await simulate(others);
else if (first === 'cluster') await inWorkplace(cluster);
else await inWorkplace((folder) => runDrills(folder, first === undefined ? [] : [first, ...others]));

/**
 * @param {string} workplace
 * @param {readonly string[]} numbers the drills to run; all if empty.
 * @returns {Promise<number>} the exit code.
 */
async function runDrills(workplace, numbers) {
  const chosen = drills.filter(({ number }) => numbers.length === 0 || numbers.includes(String(number)));
  if (chosen.length < Math.max(1, numbers.length)) {
    console.error(
      `Name drills by their numbers, 1 to ${drills.length}, or say: simulate --seed N --operations N, or: cluster`,
    );
    return 2;
  }
  const results = [];
  for (const drill of chosen) {
    console.log(`${drill.number}. ${drill.title}...`);
    const folder = fs.mkdtempSync(path.join(workplace, `drill-${drill.number}-`));
    const place = new Place(folder, { short: false, small: drill.small });
    results.push({ drill, result: await drill.run(place).catch(unfinished) });
    await place.close();
  }
  console.log(`\n${table(results)}`);
  return results.some(({ result }) => result.broken.length > 0) ? 1 : 0;
}

/**
 * The result of a drill that could not finish.
 * @param {Error} error
 * @returns {import('./under-bookings.mjs').Result}
 */
function unfinished(error) {
  console.error(error);
  const nothing = { confirmed: 0, stored: 0, longestMs: 0, againMs: undefined, measured: [] };
  return { ...nothing, broken: [`the drill failed: ${error.message}`] };
}
