import { DomainError } from '#domain/errors.js';

const TRIES = 4;
// Deadlock and serialization failure: PostgreSQL chose this one of two that waited for each other.
const CHOSEN_AS_VICTIM = new Set(['40P01', '40001']);

/**
 * Runs a whole transaction again when PostgreSQL ended it to end a deadlock, such as of two that swap hours.
 * @throws DomainError `SLOT_TAKEN` when it happens every time: somebody else is after the same hours.
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!CHOSEN_AS_VICTIM.has(String((error as { code?: unknown }).code))) throw error;
      if (tries === TRIES) throw new DomainError('SLOT_TAKEN');
    }
  }
}
