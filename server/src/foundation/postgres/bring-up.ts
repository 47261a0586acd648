import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartUpError } from '../start-up-error.js';
import { claimData, connectAsAdministrator } from './claim.js';
import { freePort } from './free-port.js';
import { launch, type LaunchPlan } from './launch.js';
import type { Passwords } from './passwords.js';
import { disownDeadPostmaster, removeAbandonedFile, runningPostmaster } from './postmaster-file.js';

export interface ClaimedServer {
  readonly pid: number;
  readonly port: number;
  /** The claim is held as long as this connection. */
  readonly connection: pg.Client;
}

interface BringUpOptions {
  /** The port of an earlier start, where the app's connections expect the server. */
  readonly port?: number;
  readonly signal?: AbortSignal | undefined;
}

const POLL_MS = 50;
/** Recovery after a power cut may take a while on a slow disk. */
const TIMEOUT_MS = 180_000;

/**
 * Finds or starts the server of the data folder and claims it. After losing a race for the port or the data it retries,
 * so a server that another process started, or that outlived its killed app, is adopted in the same way as our own.
 *
 * `signal` prevents a launch and cancels a running one. A server that is already running is still claimed: only the
 * claim's holder may stop it.
 * @throws the reason of `signal` if that cancelled a launch; no server is left running then.
 */
export async function bringUp(
  plan: LaunchPlan,
  passwords: Passwords,
  { port, signal }: BringUpOptions = {},
): Promise<ClaimedServer> {
  for (const end = Date.now() + TIMEOUT_MS; ; await delay(POLL_MS)) {
    const server = runningPostmaster(plan.folder);
    if (server?.status === 'ready') {
      const connection = await connectAsAdministrator(server.port, passwords).catch(ignoreUnavailable);
      if (connection) return await claim(server, connection, plan.folder);
    } else if (!server) {
      signal?.throwIfAborted();
      disownDeadPostmaster(plan.folder);
      removeAbandonedFile(plan.folder);
      const outcome = await launch(plan, port ?? (await freePort()), signal);
      if (outcome === 'ready') continue;
    }
    if (Date.now() > end) {
      throw new StartUpError(
        `The database on ${plan.folder} (process ${server?.pid ?? 'unknown'}) does not answer: ` +
          'end that process and start again.',
      );
    }
  }
}

/** A server that is starting or stopping refuses connections: retry. */
function ignoreUnavailable(error: unknown): undefined {
  if (error instanceof StartUpError) throw error;
}

async function claim(
  { pid, port }: { pid: number; port: number },
  connection: pg.Client,
  folder: string,
): Promise<ClaimedServer> {
  try {
    await claimData(connection, folder);
    return { pid, port, connection };
  } catch (error) {
    await connection.end().catch(() => undefined);
    throw error;
  }
}
