import type { Logger } from 'pino';

/** A stop that takes longer than this is not going to end by itself. */
const LONGEST_STOP_MS = 20_000;

export interface Stopper {
  /** Adds what has to be closed before what was there. */
  closeFirst(close: () => Promise<void>): void;
  /** Closes everything, last opened first; a second call waits for the first. */
  stop(): Promise<void>;
}

/** Closes what is open, in order, when the process is told to stop. */
export function stopOnSignals(logger: Logger, closeLast: () => Promise<void>): Stopper {
  const closers = [closeLast];
  let stopping: Promise<void> | undefined;

  const closeAll = async (): Promise<void> => {
    for (const close of closers) {
      await close().catch((error: Error) => logger.error({ fault: error.name }, 'a part did not close'));
    }
  };
  const stop = (): Promise<void> => (stopping ??= closeAll());

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      void stop().then(() => process.exit(0));
    });
  }
  return { closeFirst: (close) => void closers.unshift(close), stop };
}
