import { asIsoInstant } from '../../foundation/database/sql.js';

/** Held by a run, or by the clean-up after a crash. */
export const JOURNAL_LOCK = 725_010_002;
/**
 * Held by a run: one at a time across all instances. The lock's connection ends with its process, so a run without the
 * lock was interrupted.
 */
export const BACKUP_LOCK = 725_010_003;

export const IS_RUNNING = `exists (
  select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${BACKUP_LOCK} and granted
    and database = (select oid from pg_database where datname = current_database()))`;

/** For a select from `backup_run`. A RUNNING row without a running process is returned as FAILED, INTERRUPTED. */
export const BACKUP_RUN_COLUMNS = `
  id, cause, ${asIsoInstant('started_at')} as "startedAt", file_name as "fileName", encrypted, bytes::float8 as bytes,
  row_counts as "rowCounts",
  case when state = 'RUNNING' and not ${IS_RUNNING} then 'FAILED' else state end as state,
  case when state = 'RUNNING' and not ${IS_RUNNING} then 'INTERRUPTED' else reason end as reason,
  case when state = 'RUNNING' and not ${IS_RUNNING} then ${asIsoInstant('started_at')}
    else ${asIsoInstant('finished_at')} end as "finishedAt"`;
