import type { Logger } from 'pino';

const SUMMARY_EVERY_MS = 10_000;

/**
 * Logs why sockets were closed: the first of each cause at once, later ones as one line with their count, so that a
 * flood does not fill the log. Causes are codes, never text from a client.
 */
export class SocketLog {
  /** How often each cause occurred since its last line. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly logger: Logger) {}

  closed(cause: string): void {
    const count = this.counts.get(cause);
    if (count !== undefined) {
      this.counts.set(cause, count + 1);
      return;
    }
    this.counts.set(cause, 0);
    this.write(cause, 1);
    setTimeout(() => this.summarize(cause), SUMMARY_EVERY_MS).unref();
  }

  flush(): void {
    for (const cause of [...this.counts.keys()]) this.summarize(cause);
  }

  private summarize(cause: string): void {
    const count = this.counts.get(cause) ?? 0;
    this.counts.delete(cause);
    if (count > 0) this.write(cause, count);
  }

  private write(cause: string, count: number): void {
    this.logger.info({ cause, count }, 'sockets closed');
  }
}
