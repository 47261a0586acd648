import type { Logger } from 'pino';
import { describeFault } from './errors/describe-fault.js';
import { EXIT_CODES } from './exit-codes.js';

/**
 * Ends the process at an exception that nobody caught: what it left half done is unknown, and a fresh start is not. A
 * rejected promise that nobody handles counts as one. The embedded database stays for the next start to take over.
 */
export function exitOnFault(logger: Logger): void {
  process.on('uncaughtException', (error: unknown) => {
    logger.fatal(describeFault(error), 'the server met an unexpected fault and ends');
    process.exit(EXIT_CODES.crashed);
  });
}
