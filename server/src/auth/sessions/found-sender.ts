import type { SignedInStaff } from '../staff.js';

/** Whom a request's session or key belongs to. */
export interface FoundSender {
  readonly staff: SignedInStaff;
  /** `SNAPSHOT`, of the statement that found them. */
  readonly snapshot: string;
}

/** In SQL: which transactions a statement sees. Two statements with the same text see the same rows everywhere. */
export const SNAPSHOT = 'pg_current_snapshot()::text';
