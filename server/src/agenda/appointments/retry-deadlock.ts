import { DomainError } from '#domain/errors.js';
import { isConflict, isInTransaction, retryConflicts } from '../../foundation/database/retry-conflicts.js';

/**
 * Retries a whole transaction that PostgreSQL aborted to break a deadlock, e.g. between two that swap hours.
 * @throws DomainError `SLOT_TAKEN` if every attempt fails: another transaction wants the same hours. Inside another
 *   transaction, throws the conflict itself.
 */
export const retryDeadlock = <T>(transaction: () => Promise<T>): Promise<T> =>
  retryConflicts(transaction).catch((error: unknown) => {
    throw isConflict(error) && !isInTransaction() ? new DomainError('SLOT_TAKEN') : error;
  });
