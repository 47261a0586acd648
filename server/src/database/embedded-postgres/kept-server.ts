import { setTimeout as delay } from 'node:timers/promises';
import { bringUp, type HeldServer } from './bring-up.js';
import { ensureClinicDatabase } from './clinic-database.js';
import type { LaunchPlan } from './launch.js';
import { isGoneWithin } from './processes.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const FAST_STOP_MS = 30_000;

/**
 * A server that is started again, on the same port, when it ends without being asked to: the app's pool then finds it
 * where it was. The sign is the end of the connection that holds the claim; an adopted server is no child of ours, and
 * gives no other.
 */
export class KeptServer {
  private stopping = false;
  private restoring: Promise<void> | undefined;

  private constructor(
    private readonly plan: LaunchPlan,
    private readonly password: string,
    private readonly report: (sentence: string) => void,
    private held: HeldServer | undefined,
    readonly port: number,
  ) {
    this.watch();
  }

  static async start(
    plan: LaunchPlan,
    password: string,
    report: (sentence: string) => void,
  ): Promise<KeptServer> {
    const held = await bringUp(plan, password);
    try {
      await ensureClinicDatabase(held.connection, password);
    } catch (error) {
      await stopServer(held.pid);
      throw error;
    }
    return new KeptServer(plan, password, report, held, held.port);
  }

  /** Stops the server and returns when it is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.restoring;
    if (this.held) await stopServer(this.held.pid);
  }

  private watch(): void {
    this.held?.connection.once('end', () => {
      if (this.stopping) return;
      // Forgotten at once: the system may give its pid to anybody.
      this.held = undefined;
      this.restoring = this.restore();
    });
  }

  private async restore(): Promise<void> {
    this.report('The database stopped unexpectedly, starting it again.');
    for (let pause = FIRST_PAUSE_MS; !this.stopping; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        this.held = await bringUp(this.plan, this.password, this.port);
        this.watch();
        this.report('The database is back.');
        return;
      } catch (error) {
        this.report(`The database did not start: ${error instanceof Error ? error.message : String(error)}`);
        await delay(pause);
      }
    }
  }
}

/** A fast stop ends open transactions and keeps what was committed; so does the immediate one, which skips the tidying. */
async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await isGoneWithin(pid, FAST_STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  await isGoneWithin(pid, FAST_STOP_MS);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}
