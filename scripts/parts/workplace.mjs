// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exitCodeOf, onStopRequest } from '../bootstrap/stop-request.mjs';
import { stopAllGroups } from './process-groups.mjs';

const STOP_SERVER_MS = 10_000;
const MEMORY_DISK = '/dev/shm';
/** Enough for all databases and copies of the checkout that exist at once. */
const MEMORY_DISK_BYTES = 4 * 1024 ** 3;

/**
 * Gives the work a temporary folder, which its child processes use too (TMPDIR). Afterwards, or if interrupted, it
 * stops all processes and databases and removes all files.
 * @param {(folder: string) => Promise<number>} work returns the exit code.
 */
export async function inWorkplace(work) {
  const folder = fs.mkdtempSync(path.join(temporaryFolder(), 'huella-run-'));
  // Some tests run the product as another user, who must be able to reach it.
  fs.chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const leave = async () => {
    await stopAllGroups();
    await stopLeftDatabases(folder);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  let interrupted = false;
  onStopRequest((signal) => {
    if (interrupted) return;
    interrupted = true;
    void leave().finally(() => process.exit(exitCodeOf(signal)));
  });
  try {
    process.exitCode = await work(folder);
  } finally {
    if (!interrupted) await leave();
  }
}

/**
 * Tests make and remove some hundred thousand files: on a disk, that takes a tenth of the time of all tests.
 * @returns {string} a folder in memory if there is enough; otherwise the system's, or the caller's TMPDIR.
 */
function temporaryFolder() {
  if (process.env.TMPDIR || !runsFromMemory()) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(MEMORY_DISK);
  const isPlenty = bavail * bsize > MEMORY_DISK_BYTES && os.freemem() > 2 * MEMORY_DISK_BYTES;
  return isPlenty ? MEMORY_DISK : os.tmpdir();
}

/** @returns {boolean} whether there is a disk in memory from which programs may run, as PostgreSQL's do. */
function runsFromMemory() {
  if (!fs.existsSync('/proc/mounts')) return false;
  const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n');
  // A later mount hides earlier ones.
  const [, , type, options] = mounts.findLast((line) => line.split(' ')[1] === MEMORY_DISK)?.split(' ') ?? [];
  return type === 'tmpfs' && !options?.split(',').some((option) => option === 'noexec' || option === 'ro');
}

/**
 * A test that was killed can't stop its database.
 * @param {string} folder
 */
async function stopLeftDatabases(folder) {
  const files = fs.globSync('**/postmaster.pid', { cwd: folder }).map((file) => path.join(folder, file));
  for (const file of files) {
    const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
    try {
      if (pid > 0) process.kill(pid, 'SIGINT');
    } catch {
      continue;
    }
    for (const end = Date.now() + STOP_SERVER_MS; fs.existsSync(file) && Date.now() < end;) await delay(50);
  }
}
