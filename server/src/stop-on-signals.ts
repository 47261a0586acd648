import type { Logger } from 'pino';

/** Every part ends in a time of its own; a stop that takes longer than all of them together is not going to end. */
const LONGEST_STOP_MS = 60_000;

export interface Stopper {
  /** Aborted when the process is told to stop: what is still starting may give up. */
  readonly requested: AbortSignal;
  /** Adds what has to be closed before what was there. */
  closeFirst(close: () => Promise<unknown>): void;
  /**
   * Closes everything, last opened first; a second call waits for the first.
   * @returns whether every part closed in order.
   */
  stop(): Promise<boolean>;
}

/** Closes what is open, in order, when the process is told to stop. A part that fails does not keep the next ones open. */
export function stopOnSignals(logger: Logger): Stopper {
  const closers: (() => Promise<unknown>)[] = [];
  const requested = new AbortController();
  let stopping: Promise<boolean> | undefined;

  const closeAll = async (): Promise<boolean> => {
    let inOrder = true;
    for (const close of closers) {
      try {
        await close();
      } catch (error) {
        inOrder = false;
        logger.error({ fault: (error as Error).name }, 'a part did not close');
      }
    }
    return inOrder;
  };
  const stop = (): Promise<boolean> => (stopping ??= closeAll());

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      requested.abort();
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      void stop().then((inOrder) => process.exit(inOrder ? 0 : 1));
    });
  }
  return { requested: requested.signal, closeFirst: (close) => void closers.unshift(close), stop };
}
