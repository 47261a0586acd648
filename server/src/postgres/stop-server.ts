import { isGoneWithin } from './processes.js';

/**
 * How long each way to stop may take. A fast stop ends open transactions and keeps what was committed; so does the
 * immediate one, which skips the tidying; and so does the end by force, from which the next start recovers.
 */
const WAYS: readonly (readonly [NodeJS.Signals, milliseconds: number])[] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
];

/** Stops a PostgreSQL server and returns when it is gone. */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, patience] of WAYS) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself in the meantime.
      return;
    }
    if (await isGoneWithin(pid, patience)) return;
  }
}
