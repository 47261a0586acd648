import type { SignedInStaff } from '../staff.js';

/** The owner of a request's session or key. */
export interface AuthenticatedSender {
  readonly staff: SignedInStaff;
  /** `SNAPSHOT` of the statement that found them. */
  readonly snapshot: string;
}

/**
 * SQL expression: which transactions a statement sees, and on which server, because a promoted one continues the same
 * transaction ids. Two statements with the same value see the same rows everywhere.
 */
export const SNAPSHOT = "concat(pg_current_snapshot(), ' ', pg_postmaster_start_time())";
