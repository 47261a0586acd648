/** Runs work of the same name one after the other, and limits how much runs at once across all names. */
export class KeyedQueue {
  private readonly ends = new Map<string | symbol, Promise<void>>();
  private readonly waiting: Array<() => void> = [];
  private taken = 0;

  /** @param free how many run at once. */
  constructor(private free: number) {}

  /** How much work runs or waits. */
  get length(): number {
    return this.taken;
  }

  async take<T>(name: string | symbol, work: () => Promise<T>): Promise<T> {
    this.taken += 1;
    const before = this.ends.get(name);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.ends.set(name, end);
    try {
      await before;
      await this.enter();
      return await work().finally(() => this.leave());
    } finally {
      this.taken -= 1;
      resolve();
      if (this.ends.get(name) === end) this.ends.delete(name);
    }
  }

  private async enter(): Promise<void> {
    if (this.free === 0) return new Promise((resolve) => this.waiting.push(resolve));
    this.free -= 1;
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
