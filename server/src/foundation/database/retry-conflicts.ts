import { TransactionContext } from '@mikro-orm/core';

const TRIES = 4;
// Deadlock and serialization failure: of the conflicting transactions, PostgreSQL aborted this one.
const CHOSEN_AS_VICTIM = new Set(['40P01', '40001']);

export const isConflict = (error: unknown): boolean =>
  CHOSEN_AS_VICTIM.has(String((error as { code?: unknown }).code));

/** Whether the current code runs inside a transaction begun by a caller. */
export const isInTransaction = (): boolean => TransactionContext.getEntityManager() !== undefined;

/**
 * Retries a whole transaction that PostgreSQL aborted to resolve a deadlock; one that joins an outer transaction is
 * retried with that one.
 * @throws the conflict if every attempt fails.
 */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  if (isInTransaction()) return transaction();
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error) || tries === TRIES) throw error;
    }
  }
}
