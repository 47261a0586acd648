import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER, SERVER_MEMORY, serverEnvironment } from '../scripts/bootstrap/commands.mjs';
import { median } from './rounds.mjs';

const ROUNDS = 9;
/** Seconds of the server's processor time. */
const GOAL = 1.5;
const TICKS_PER_SECOND = 100;
const PROGRAM = fileURLToPath(new URL(`../${SERVER}`, import.meta.url));
const READY = 'Huella is ready.';

/** The processor time of a process so far, in seconds (proc_pid_stat(5); Linux only). */
async function processorTime(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field, the program's name, may contain spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** The seconds until the product is ready to serve, and the server's processor time in them. */
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
  const took = (performance.now() - began) / 1_000;
  if (!output.includes(READY)) throw new Error(`the product ended:\n${output}`);
  const processor = await processorTime(child.pid);
  child.kill('SIGTERM');
  await ended;
  return { took, processor };
}

const secondsOf = (values) =>
  `${median(values).toFixed(2)} s (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;

/** A start with an existing embedded database. */
export async function starting() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-start-'));
  try {
    // Creates the database, and leaves compiled code for the measured starts.
    await startProduct(folder);
    const starts = [];
    for (let round = 0; round < ROUNDS; round += 1) starts.push(await startProduct(folder));
    const took = starts.map((start) => start.took);
    const processor = starts.map((start) => start.processor);
    const isMet = median(processor) <= GOAL;
    console.log(`\nStart with a database in place (${ROUNDS} starts; medians)`);
    console.log(`  until it serves      ${secondsOf(took)}`);
    console.log(`  processor time       ${secondsOf(processor)}, goal ${GOAL} s: ${isMet ? 'met' : 'short'}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
