import { setTimeout as delay } from 'node:timers/promises';
import { ensureApplicationDatabase } from './application-database.js';
import { bringUp, type HeldServer } from './bring-up.js';
import type { LaunchPlan } from './launch.js';
import type { Passwords } from './passwords.js';
import { runningPostmaster } from './postmaster-file.js';
import { stopServer } from './stop-server.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const LONGEST_GIVING_UP_MS = 5_000;

/**
 * A server that is started again, on the same port, when it ends without being asked to: the app's pool then finds it
 * where it was. The sign is the end of the connection that holds the claim; an adopted server is no child of ours, and
 * gives no other.
 */
export class KeptServer {
  private readonly stopping = new AbortController();
  private restoring: Promise<void> | undefined;

  private constructor(
    private readonly plan: LaunchPlan,
    private readonly passwords: Passwords,
    private readonly report: (sentence: string) => void,
    private held: HeldServer | undefined,
    readonly port: number,
  ) {
    this.watch();
  }

  static async start(
    plan: LaunchPlan,
    application: string,
    passwords: Passwords,
    report: (sentence: string) => void,
    givenUp?: AbortSignal,
  ): Promise<KeptServer> {
    const held = await bringUp(plan, passwords, { givenUp });
    try {
      await ensureApplicationDatabase(held.connection, application, passwords);
    } catch (error) {
      await stopServer(held.pid);
      throw error;
    }
    return new KeptServer(plan, passwords, report, held, held.port);
  }

  /** Stops the server and returns when it is gone, also while it is being started again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.restoring, delay(LONGEST_GIVING_UP_MS, undefined, { ref: false })]);
    const pid = this.held?.pid ?? runningPostmaster(this.plan.folder)?.pid;
    if (pid !== undefined) await stopServer(pid);
  }

  private watch(): void {
    this.held?.connection.once('end', () => {
      if (this.stopping.signal.aborted) return;
      // Forgotten at once: the system may give its pid to anybody.
      this.held = undefined;
      this.restoring = this.restore();
    });
  }

  private async restore(): Promise<void> {
    this.report('The database stopped unexpectedly, starting it again.');
    const givenUp = this.stopping.signal;
    for (let pause = FIRST_PAUSE_MS; !givenUp.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        this.held = await bringUp(this.plan, this.passwords, { port: this.port, givenUp });
        this.watch();
        this.report('The database is back.');
        return;
      } catch (error) {
        if (givenUp.aborted) return;
        this.report(`The database did not start: ${error instanceof Error ? error.message : String(error)}`);
        await delay(pause, undefined, { signal: givenUp }).catch(() => undefined);
      }
    }
  }
}
