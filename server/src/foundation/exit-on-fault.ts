import type { Logger } from 'pino';
import { describeFault } from './errors/describe-fault.js';
import { EXIT_CODES } from './exit-codes.js';

/**
 * Ends the process on an uncaught exception or unhandled rejection: its state is unknown, and a restart gives a known
 * one. The embedded database keeps running, and the next start takes it over.
 */
export function exitOnFault(logger: Logger): void {
  process.on('uncaughtException', (error: unknown) => {
    logger.fatal(describeFault(error), 'the server met an unexpected fault and ends');
    process.exit(EXIT_CODES.crashed);
  });
}
