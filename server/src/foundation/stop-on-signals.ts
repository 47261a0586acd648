import type { Logger } from 'pino';

/** More than the timeouts of all parts together. */
const STOP_TIMEOUT_MS = 60_000;

export interface Stopper {
  /** Aborted on a stop signal, so that a start in progress can be cancelled. */
  readonly requested: AbortSignal;
  /** Adds a part to be closed before those already added. */
  closeFirst(close: () => Promise<unknown>): void;
  /**
   * Closes all parts, the last added first; a second call waits for the first one.
   * @returns whether every part closed without an error.
   */
  stop(): Promise<boolean>;
}

/** On a stop signal, closes the parts in order, then exits. If one fails, the others are still closed. */
export function stopOnSignals(logger: Logger): Stopper {
  const closers: (() => Promise<unknown>)[] = [];
  const requested = new AbortController();
  let stopping: Promise<boolean> | undefined;

  const closeAll = async (): Promise<boolean> => {
    let isClean = true;
    for (const close of closers) {
      try {
        await close();
      } catch (error) {
        isClean = false;
        logger.error({ fault: (error as Error).name }, 'a part did not close');
      }
    }
    return isClean;
  };
  const stop = (): Promise<boolean> => (stopping ??= closeAll());

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      requested.abort();
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      void stop().then((isClean) => process.exit(isClean ? 0 : 1));
    });
  }
  return { requested: requested.signal, closeFirst: (close) => void closers.unshift(close), stop };
}
