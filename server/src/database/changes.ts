/**
 * Until when changes are complete. `changed_at` is set by the clock when a row is written, and shows when its transaction
 * commits: another one may have written later and be seen already. So a list of changes ends where the oldest transaction
 * that writes began, or a second ago: behind what it shows, nothing appears any more.
 */
const COMPLETE_UNTIL = `(
  select least(min(w.xact_start), statement_timestamp()) - interval '1 second'
  from pg_stat_activity w
  where w.datname = current_database() and w.backend_xid is not null and w.pid <> pg_backend_pid())`;

/** The column of a `ChangedRow`. @param table its alias. */
export const changedMicroseconds = (table: string): string =>
  `(extract(epoch from ${table}.changed_at) * 1000000)::float8 as "changedMicroseconds"`;

/** Whether a row changed since `$1`, lies behind the cursor `$2`, `$3`, and all before it is known. */
export const changedSince = (table: string): string =>
  `${table}.changed_at >= $1::timestamptz and ${table}.changed_at < ${COMPLETE_UNTIL}
   and ($2::float8 is null
        or (${table}.changed_at, ${table}.id) > ('epoch'::timestamptz + $2::float8 * interval '1 microsecond', $3::integer))`;
export const inOrderOfChange = (table: string): string => `order by ${table}.changed_at, ${table}.id`;
