import { DomainError } from '#domain/errors.js';

/**
 * Checks the version of a row that the caller has locked.
 * @param seen the version that the editor saw; undefined if the last write wins (REST).
 * @throws DomainError `STALE` if another user has saved since
 */
export function assertVersion(stored: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored) throw new DomainError('STALE');
}

/**
 * Returns the row of an update conditional on the version that the editor saw.
 * @throws DomainError `STALE` if it changed no row: another user has saved since
 */
export function updatedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new DomainError('STALE');
  return row;
}
