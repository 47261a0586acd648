import { asIsoInstant } from '../../../foundation/database/sql.js';
import type { ArchiveModel } from './archive.model.js';

export interface ArchiveRow extends Omit<ArchiveModel, 'isOwn'> {
  readonly requestedBy: number;
}

/** The first key of the advisory lock of an archive that is being made; the second is its id. */
export const ARCHIVE_LOCK = 7_065;
/** A server picks up a request at once. One that waits longer has lost its job: a restored backup has no job queue. */
const TAKEN_WITHIN_SECONDS = 60;

/** Marks as failed each running archive that no process is working on. `$1` is the current time. */
export const END_INTERRUPTED_ARCHIVES = `
  update archive a set state = 'FAILED', reason = 'INTERRUPTED', finished_at = $1
  where a.state = 'RUNNING' and case when a.begun_at is null
    then a.requested_at < $1::timestamptz - interval '${TAKEN_WITHIN_SECONDS} seconds'
    else not exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.classid = ${ARCHIVE_LOCK} and l.objid = a.id::oid and l.objsubid = 2
        and l.database = (select oid from pg_database where datname = current_database())) end`;

export const SELECT_NEWEST_ARCHIVE = `
  select a.id, a.state, a.reason, ${asIsoInstant('a.requested_at')} as "requestedAt", a.requested_by as "requestedBy",
         u.name as "requestedByName", ${asIsoInstant('a.finished_at')} as "finishedAt", a.done_rows as "doneRows",
         a.row_count as "rowCount", a.bytes::float8 as bytes
  from archive a join staff_user u on u.id = a.requested_by order by a.id desc limit 1`;
