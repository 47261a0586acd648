const TICK_MS = 250;

export const inTicks = (milliseconds: number): number => Math.ceil(milliseconds / TICK_MS);

/**
 * A clock that advances by at most one tick per turn of the event loop. If this process itself was held up (busy
 * machine, SIGSTOP), it reads data late that arrived in time, and must not mistake that for a silent server.
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
