import type { Logger } from 'pino';
import { describeFault } from './describe-fault.js';

/** Where errors that nobody foresaw are written, without anything of a patient. */
export class FaultLog {
  constructor(private readonly logger: Logger) {}

  write(error: unknown, requestId: string | undefined): void {
    this.logger.error({ requestId, ...describeFault(error) }, 'fault');
  }
}
