const TICK_MS = 250;

/** How many ticks this many milliseconds are. */
export const inTicks = (milliseconds: number): number => Math.ceil(milliseconds / TICK_MS);

/**
 * Time as far as this process ran: it moves on by at most one tick for each turn of the event loop. A process that was
 * held up itself (a busy machine, a stopped process) reads late what came long ago, and must not call that a silence.
 */
export class Ticks {
  now = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(onTick: () => void) {
    this.timer = setInterval(() => {
      this.now += 1;
      onTick();
    }, TICK_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
