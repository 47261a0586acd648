import { setTimeout as delay } from 'node:timers/promises';
import { ensureApplicationDatabase } from './application-database.js';
import { bringUp, type ClaimedServer } from './bring-up.js';
import type { LaunchPlan } from './launch.js';
import type { Passwords } from './passwords.js';
import { runningPostmaster } from './postmaster-file.js';
import { stopServer } from './stop-server.js';

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;
const RESTART_TIMEOUT_MS = 5_000;

/**
 * Restarts the server on the same port after it crashed, so that the app's pool can reconnect. A crash is detected by
 * the end of the claim's connection, because an adopted server is not a child process.
 */
export class SupervisedServer {
  private readonly stopping = new AbortController();
  private restarting: Promise<void> | undefined;

  private constructor(
    private readonly plan: LaunchPlan,
    private readonly passwords: Passwords,
    private readonly report: (sentence: string) => void,
    private server: ClaimedServer | undefined,
    readonly port: number,
  ) {
    this.watch();
  }

  static async start(
    plan: LaunchPlan,
    application: string,
    passwords: Passwords,
    report: (sentence: string) => void,
    signal?: AbortSignal,
  ): Promise<SupervisedServer> {
    const server = await bringUp(plan, passwords, { signal });
    try {
      signal?.throwIfAborted();
      await ensureApplicationDatabase(server.connection, application, passwords);
    } catch (error) {
      await stopServer(server.pid);
      throw error;
    }
    return new SupervisedServer(plan, passwords, report, server, server.port);
  }

  /** Resolves once the server has exited, even if it is being restarted. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.restarting, delay(RESTART_TIMEOUT_MS, undefined, { ref: false })]);
    const pid = this.server?.pid ?? runningPostmaster(this.plan.folder)?.pid;
    if (pid !== undefined) await stopServer(pid);
  }

  private watch(): void {
    this.server?.connection.once('end', () => {
      if (this.stopping.signal.aborted) return;
      // Cleared at once: the system may reuse the pid.
      this.server = undefined;
      this.restarting = this.restart();
    });
  }

  private async restart(): Promise<void> {
    this.report('The database stopped unexpectedly, starting it again.');
    const { signal } = this.stopping;
    for (let wait = FIRST_DELAY_MS; !signal.aborted; wait = Math.min(2 * wait, MAX_DELAY_MS)) {
      try {
        this.server = await bringUp(this.plan, this.passwords, { port: this.port, signal });
        this.watch();
        this.report('The database is back.');
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.report(`The database did not start: ${error instanceof Error ? error.message : String(error)}`);
        await delay(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
