import { DomainError } from '#domain/errors.js';
import { isConflict, isInTransaction, retryConflicts } from '../database/retry-conflicts.js';

/**
 * Runs a whole transaction again when PostgreSQL ended it to end a deadlock, such as of two that swap hours.
 * @throws DomainError `SLOT_TAKEN` when it happens every time: somebody else is after the same hours. Within another
 *   transaction, the conflict.
 */
export const retryDeadlock = <T>(transaction: () => Promise<T>): Promise<T> =>
  retryConflicts(transaction).catch((error: unknown) => {
    throw isConflict(error) && !isInTransaction() ? new DomainError('SLOT_TAKEN') : error;
  });
