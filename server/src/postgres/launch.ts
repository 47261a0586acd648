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

/** What a server is started with. */
export interface LaunchPlan {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  readonly durable: boolean;
}

/** How a start ended. Both ways of 'taken' are races lost to somebody else: look again, and try again. */
export type LaunchOutcome = 'ready' | 'port taken' | 'data taken';

const LOOK_EVERY_MS = 15;
const LARGEST_LOG = 1_000_000;

/**
 * Starts PostgreSQL and waits until it accepts connections. Gives up, and stops it again, when it is told to.
 *
 * Its log goes to a file and not to a pipe: nobody would read the pipe after this process was killed, and a server
 * whose pipe is full stands still. It runs in a session of its own, so that a terminal's Ctrl-C reaches the app only,
 * which stops the server after itself.
 */
export async function launch(plan: LaunchPlan, port: number, givenUp?: AbortSignal): Promise<LaunchOutcome> {
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
  for (; !ended; await delay(LOOK_EVERY_MS)) {
    if (givenUp?.aborted && child.pid !== undefined) await stopServer(child.pid);
    givenUp?.throwIfAborted();
    const postmaster = readPostmasterFile(folder);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return 'ready';
  }
  if (failure) throw failure;
  return readOutcome(readFileSync(log.file, 'utf8').slice(log.start), folder);
}

function openLog(file: string): { file: string; descriptor: number; start: number } {
  try {
    const descriptor = openSync(file, 'a', 0o600);
    if (fstatSync(descriptor).size > LARGEST_LOG) truncateSync(file);
    return { file, descriptor, start: fstatSync(descriptor).size };
  } catch (error) {
    throw explainSystemError(error, path.dirname(file));
  }
}

function readOutcome(output: string, folder: string): LaunchOutcome {
  if (/Address already in use|could not (bind|create any TCP)/i.test(output)) return 'port taken';
  // The second one: processes of a server that was killed are still on their way out.
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(output))
    return 'data taken';
  throw explainServerOutput('PostgreSQL', output, folder);
}
