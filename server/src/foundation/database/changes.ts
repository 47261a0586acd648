/**
 * The time up to which changes are complete. `changed_at` is set when a row is written but becomes visible when its
 * transaction commits, so a change with a later `changed_at` may be visible first. A list of changes therefore ends
 * where the oldest open writing transaction began, less a second: no new change can appear before that point.
 */
const COMPLETE_UNTIL = `(
  select least(min(w.xact_start), statement_timestamp()) - interval '1 second'
  from pg_stat_activity w
  where w.datname = current_database() and w.backend_xid is not null and w.pid <> pg_backend_pid())`;

/**
 * The column of a `ChangedRow`.
 * @param table its alias.
 */
export const changedMicroseconds = (table: string): string =>
  `(extract(epoch from ${table}.changed_at) * 1000000)::float8 as "changedMicroseconds"`;

/**
 * SQL condition: a row changed since `$1`, comes after the cursor `$2`, `$3`, and no earlier change can still appear.
 */
export const changedSince = (table: string): string =>
  `${table}.changed_at >= $1::timestamptz and ${table}.changed_at < ${COMPLETE_UNTIL}
   and ($2::float8 is null
        or (${table}.changed_at, ${table}.id) > ('epoch'::timestamptz + $2::float8 * interval '1 microsecond', $3::integer))`;
export const inOrderOfChange = (table: string): string => `order by ${table}.changed_at, ${table}.id`;

export type ChangedTable = 'patient' | 'appointment' | 'clinical_record' | 'supply';

/**
 * The ids of the rows deleted from a table, with the same parameters as a list of changes, in order. A patient restored
 * by undoing a merge is left out.
 */
export const selectDeletions = (table: ChangedTable): string => `
  select c.id, c.changed_at
  from (select row_id as id, changed_at from deletion where of_table = '${table}') as c
  where ${changedSince('c')} and not exists (select from ${table} kept where kept.id = c.id) ${inOrderOfChange('c')}`;
