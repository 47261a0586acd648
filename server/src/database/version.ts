import { DomainError } from '#domain/errors.js';

/**
 * For a row that the caller has locked.
 * @param seen the version that the editor saw; undefined where the last write wins (REST).
 * @throws DomainError `STALE` where somebody else saved since
 */
export function assertVersion(stored: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored) throw new DomainError('STALE');
}

/**
 * The row of an update whose condition is the version that the editor saw.
 * @throws DomainError `STALE` where it changed no row: somebody else saved since
 */
export function updatedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new DomainError('STALE');
  return row;
}
