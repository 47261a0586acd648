import { pino, type Logger } from 'pino';

/** JSON lines on standard output. Whoever writes one leaves names, RUTs, contacts, tokens and SQL out of it. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Requests must not wait for a terminal; what is not written yet is written when the process ends.
    pino.destination({ fd: 1, sync: false }),
  );
}
