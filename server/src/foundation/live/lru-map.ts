/** A map of limited size that drops its least recently used entry, so repeated keys outlive a flood of made-up ones. */
export class LruMap<T> {
  private readonly entries = new Map<string, T>();

  constructor(private readonly maxSize: number) {}

  get(key: string): T | undefined {
    const value = this.entries.get(key);
    if (value !== undefined && this.entries.delete(key)) this.entries.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size >= this.maxSize) this.entries.delete(oldest);
    this.entries.set(key, value);
  }

  clear(): void {
    this.entries.clear();
  }
}
