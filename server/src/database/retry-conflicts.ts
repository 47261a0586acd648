import { TransactionContext } from '@mikro-orm/core';

const TRIES = 4;
// Deadlock and serialization failure: PostgreSQL chose this one of two that waited for each other.
const CHOSEN_AS_VICTIM = new Set(['40P01', '40001']);

export const isConflict = (error: unknown): boolean =>
  CHOSEN_AS_VICTIM.has(String((error as { code?: unknown }).code));

/** Whether what runs now is part of a transaction that was begun further out. */
export const isInTransaction = (): boolean => TransactionContext.getEntityManager() !== undefined;

/**
 * Runs a whole transaction again when PostgreSQL ended it to end a deadlock; one that joins another transaction is tried
 * again with that one. @throws the conflict when it happens every time.
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
