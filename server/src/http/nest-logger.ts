import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Writes Nest's own messages to our log; its start-up messages only at level debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown): void {
    // The stack and the following lines may contain the values of a statement.
    this.logger.error(String(message).split('\n')[0]);
  }
}
