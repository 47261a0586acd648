import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** What Nest says of itself, in our log. Its start-up chatter is for debugging. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown): void {
    // The stack and the rest may hold a statement's values.
    this.logger.error(String(message).split('\n')[0]);
  }
}
