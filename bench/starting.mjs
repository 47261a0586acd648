import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER, SERVER_MEMORY, serverEnvironment } from '../scripts/bootstrap/commands.mjs';
import { median } from './rounds.mjs';

const ROUNDS = 9;
const GOAL = 35;
const PROGRAM = fileURLToPath(new URL(`../${SERVER}`, import.meta.url));
const READY = 'Huella is ready.';

/** The duration of an empty program. */
function runNothing() {
  const began = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - began;
}

/** The time until the product is ready to serve. */
async function startProduct(folder) {
  const began = performance.now();
  const child = spawn(process.execPath, [...SERVER_MEMORY, PROGRAM], {
    env: {
      ...process.env,
      ...serverEnvironment(process.env),
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: '0',
      BACKUP_TIME: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    output += piece;
    if (output.includes(READY)) break;
  }
  const took = performance.now() - began;
  if (!output.includes(READY)) throw new Error(`the product ended:\n${output}`);
  child.kill('SIGTERM');
  await ended;
  return took;
}

/** A start with an existing embedded database. */
export async function starting() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-start-'));
  try {
    // Creates the database, and leaves compiled code for the measured starts.
    await startProduct(folder);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const nothing = runNothing();
      rounds.push({ nothing, start: await startProduct(folder) });
    }
    const ratios = rounds.map(({ nothing, start }) => start / nothing);
    const ratio = median(ratios);
    console.log(`\nStart with a database in place (${ROUNDS} rounds; medians)`);
    console.log(`  node -e 0                ${median(rounds.map(({ nothing }) => nothing)).toFixed(0)} ms`);
    console.log(
      `  until it serves          ${median(rounds.map(({ start }) => start)).toFixed(0)} ms   ratio ${ratio.toFixed(0)}` +
        ` (${Math.min(...ratios).toFixed(0)} to ${Math.max(...ratios).toFixed(0)}), goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'short'}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
