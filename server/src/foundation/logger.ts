import { pino, type Logger } from 'pino';

/** Nest's token of the product's logger. */
export const LOGGER = Symbol('logger');

/** Writes JSON lines to standard output. Never log names, RUTs, contact data, tokens or SQL. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Asynchronous, so that requests don't wait for a terminal; the buffer is flushed at exit.
    pino.destination({ fd: 1, sync: false }),
  );
}
