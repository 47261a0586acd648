import { exitsWithin } from './processes.js';

/**
 * Fast shutdown, immediate shutdown, kill. All of them abort open transactions and keep committed data; after the last
 * two the next start runs recovery.
 */
const STEPS: readonly (readonly [NodeJS.Signals, milliseconds: number])[] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
];

/** Resolves once the server has exited, or after the last step timed out. */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, timeout] of STEPS) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already exited.
      return;
    }
    if (await exitsWithin(pid, timeout)) return;
  }
}
