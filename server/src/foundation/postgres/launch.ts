import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import { explainServerOutput, explainSystemError } from './failures.js';
import { readPostmasterFile } from './postmaster-file.js';
import { dataFolderFor, programOptions } from './program-options.js';
import type { ServerUser } from './server-user.js';
import { serverSettings } from './settings.js';
import { stopServer } from './stop-server.js';

export interface LaunchPlan {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  readonly durable: boolean;
}

/** 'port taken' and 'data taken' are lost races: retry. */
export type LaunchOutcome = 'ready' | 'port taken' | 'data taken';

const POLL_MS = 15;
const MAX_LOG_BYTES = 1_000_000;

/**
 * Starts PostgreSQL and waits until it accepts connections. `signal` cancels the start and stops the server.
 *
 * Its log goes to a file and not to a pipe: if this process is killed nothing reads the pipe, and a server with a full
 * pipe hangs. It runs in its own session, so that Ctrl-C in a terminal reaches only the app, which then stops the
 * server.
 */
export async function launch(plan: LaunchPlan, port: number, signal?: AbortSignal): Promise<LaunchOutcome> {
  const { folder, binaries, user, durable } = plan;
  const log = openLog(`${folder}.log`);
  const args = ['-D', dataFolderFor(user, folder), ...serverSettings(port, durable)];
  const child = spawn(binaries.postgres, args, {
    ...programOptions(user, folder),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  child.unref();

  let ended = false;
  let failure: unknown;
  child.once('exit', () => (ended = true));
  child.once('error', (error) => {
    ended = true;
    failure = explainSystemError(error, folder);
  });
  for (; !ended; await delay(POLL_MS)) {
    if (signal?.aborted && child.pid !== undefined) await stopServer(child.pid);
    signal?.throwIfAborted();
    const postmaster = readPostmasterFile(folder);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return 'ready';
  }
  if (failure) throw failure;
  return readOutcome(readFileSync(log.file, 'utf8').slice(log.start), folder);
}

function openLog(file: string): { file: string; descriptor: number; start: number } {
  try {
    const descriptor = openSync(file, 'a', 0o600);
    if (fstatSync(descriptor).size > MAX_LOG_BYTES) truncateSync(file);
    return { file, descriptor, start: fstatSync(descriptor).size };
  } catch (error) {
    throw explainSystemError(error, path.dirname(file));
  }
}

function readOutcome(output: string, folder: string): LaunchOutcome {
  if (/Address already in use|could not (bind|create any TCP)/i.test(output)) return 'port taken';
  // Empty: another start has not written its lock yet. Shared memory block: processes of a killed server have not
  // exited yet.
  if (/lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block/.test(output))
    return 'data taken';
  throw explainServerOutput('PostgreSQL', output, folder);
}
