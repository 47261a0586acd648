import type { SignedInStaff } from '../staff.js';

/** Whom a request's session or key belongs to. */
export interface FoundSender {
  readonly staff: SignedInStaff;
  /** `SNAPSHOT`, of the statement that found them. */
  readonly snapshot: string;
}

/**
 * In SQL: which transactions a statement sees, and of which server, for one that was promoted counts on from where it was. Two statements
 * with the same text see the same rows everywhere.
 */
export const SNAPSHOT = "concat(pg_current_snapshot(), ' ', pg_postmaster_start_time())";
