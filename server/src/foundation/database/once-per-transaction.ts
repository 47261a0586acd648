import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Reads a value at most once per transaction, for all callers; outside a transaction, on every call. A transaction that
 * changes the value must not read it again afterwards.
 */
export class OncePerTransaction<T> {
  private readonly results = new WeakMap<object, Promise<T>>();

  constructor(
    private readonly em: EntityManager,
    private readonly read: () => Promise<T>,
  ) {}

  get(): Promise<T> {
    const transaction = this.em.getTransactionContext<object>();
    if (!transaction) return this.read();
    const result = this.results.get(transaction) ?? this.read();
    this.results.set(transaction, result);
    return result;
  }
}
