import type { Logger } from 'pino';
import { describeFault } from './describe-fault.js';

/** Logs unexpected errors, without any patient data. */
export class FaultLog {
  constructor(private readonly logger: Logger) {}

  write(error: unknown, requestId: string | undefined): void {
    this.logger.error({ requestId, ...describeFault(error) }, 'fault');
  }
}
