/** Runs work of the same name one after the other, and limits how much runs at once across all names. */
export class KeyedQueue {
  private readonly ends = new Map<string, Promise<void>>();
  private readonly waiting: Array<() => void> = [];

  /** @param free how many run at once. */
  constructor(private free: number) {}

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.ends.get(name);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.ends.set(name, end);
    try {
      await before;
      await this.enter();
      return await work().finally(() => this.leave());
    } finally {
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
