// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exitCodeOf, onStopRequest } from '../bootstrap/stop-request.mjs';
import { stopAllGroups } from './process-groups.mjs';

const STOP_SERVER_MS = 10_000;

/**
 * Gives the work a temporary folder, which its children use as the system's, and leaves nothing behind, even
 * if interrupted: no process, no database, no file.
 * @param {(folder: string) => Promise<number>} work returns the exit code.
 */
export async function inWorkplace(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-run-'));
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
