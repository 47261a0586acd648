import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartUpError } from '../start-up-error.js';
import { claimData, connectAsAdministrator } from './claim.js';
import { freePort } from './free-port.js';
import { launch, type LaunchPlan } from './launch.js';
import type { Passwords } from './passwords.js';
import { disownDeadPostmaster, runningPostmaster } from './postmaster-file.js';

/** A server that runs, and that this process owns for as long as the connection lives. */
export interface HeldServer {
  readonly pid: number;
  readonly port: number;
  readonly connection: pg.Client;
}

interface Wishes {
  /** Where the app's connections expect the server, once it has been up. */
  readonly port?: number;
  readonly givenUp?: AbortSignal | undefined;
}

const LOOK_EVERY_MS = 50;
/** Recovery after a power cut may take a while on a slow disk. */
const PATIENCE_MS = 180_000;

/**
 * Finds or starts the server on the data, and claims it. Who loses a race (for the port, or for the data) looks again;
 * so a server that another process started, or that outlived its killed app, is adopted on the same path as our own.
 * @throws what `givenUp` says when nobody wants the server any more; none is left behind then.
 */
export async function bringUp(
  plan: LaunchPlan,
  passwords: Passwords,
  { port, givenUp }: Wishes = {},
): Promise<HeldServer> {
  for (const end = Date.now() + PATIENCE_MS; ; await delay(LOOK_EVERY_MS)) {
    givenUp?.throwIfAborted();
    const server = runningPostmaster(plan.folder);
    if (server?.status === 'ready') {
      const connection = await connectAsAdministrator(server.port, passwords).catch(unlessForeseen);
      if (connection) return await claim(server, connection, plan.folder);
    } else if (!server) {
      disownDeadPostmaster(plan.folder);
      const outcome = await launch(plan, port ?? (await freePort()), givenUp);
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

/** A server that is only just starting, or already stopping, refuses connections: that passes. */
function unlessForeseen(error: unknown): undefined {
  if (error instanceof StartUpError) throw error;
}

async function claim(
  { pid, port }: { pid: number; port: number },
  connection: pg.Client,
  folder: string,
): Promise<HeldServer> {
  try {
    await claimData(connection, folder);
    return { pid, port, connection };
  } catch (error) {
    await connection.end().catch(() => undefined);
    throw error;
  }
}
