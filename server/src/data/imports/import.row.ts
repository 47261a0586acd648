import type { Doubt } from '#domain/data/imports/doubts.js';
import type { ImportChoices, ImportResource } from '#domain/data/imports/import.js';
import type { RowFault } from '#domain/data/imports/rows/read-row.js';
import type { CellKind } from '#domain/spreadsheets/cell-kind.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { Import } from './import.entity.js';
import type { ImportModel, ImportRowModel } from './import.model.js';

type StoredOfImport =
  | 'id'
  | 'resource'
  | 'fileName'
  | 'state'
  | 'task'
  | 'doneRows'
  | 'rowCount'
  | 'headers'
  | 'columns'
  | 'openColumns'
  | 'evidence'
  | 'decisions'
  | 'source'
  | 'mayHoldHealthData'
  | 'counts'
  | 'failure'
  | 'createdBy';
type ShownOfImport =
  | 'createdAt'
  | 'createdByName'
  | 'appliedAt'
  | 'appliedByName'
  | 'undoneAt'
  | 'undoneByName'
  | 'hasRows';

export interface ImportRow
  extends Pick<Import, StoredOfImport>, Pick<ImportModel, ShownOfImport>, ImportChoices {
  /** The server stopped before the task ended. Nothing of the task is stored. */
  readonly isInterrupted: boolean;
}

type ShownOfRow = 'number' | 'verdict' | 'action' | 'targetId' | 'keptBecause';

export interface ImportedRow extends Pick<ImportRowModel, ShownOfRow> {
  readonly cells: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly fills: readonly string[];
  readonly faults: readonly RowFault[];
  readonly doubts: readonly Doubt[];
  readonly madeId: number | null;
}

/** The first key of imports' advisory locks; the second key is the import's id, held while a task works on it. */
export const IMPORT_LOCK = 7_059;

/** Whether the task of the import `i` has begun, but no process works on it any more. */
export const IS_INTERRUPTED = `(i.task is not null and i.task_has_begun and not exists (
  select from pg_locks l
  where l.locktype = 'advisory' and l.classid = ${IMPORT_LOCK} and l.objid = i.id::oid and l.objsubid = 2
    and l.database = (select oid from pg_database where datname = current_database())))`;

/** The columns of an `ImportRow`, for a select with `IMPORT_JOINS`. */
export const IMPORT_COLUMNS = `i.id, i.resource, i.file_name as "fileName", i.state, i.task, ${IS_INTERRUPTED} as "isInterrupted",
  i.done_rows as "doneRows", i.row_count as "rowCount", i.headers, i.columns,
  array(select coalesce((i.open_columns ->> (n - 1))::boolean, false)
        from generate_series(1, jsonb_array_length(i.headers)) as n) as "openColumns",
  i.may_hold_health_data as "mayHoldHealthData", i.on_same as same, i.on_likely as likely,
  i.evidence, i.decisions, i.source, i.counts, i.failure, ${asIsoInstant('i.created_at')} as "createdAt", i.created_by as "createdBy",
  c.name as "createdByName", ${asIsoInstant('i.applied_at')} as "appliedAt", a.name as "appliedByName",
  ${asIsoInstant('i.undone_at')} as "undoneAt", u.name as "undoneByName",
  exists (select from import_row r where r.import_id = i.id) as "hasRows"`;
export const IMPORT_JOINS = `from import i join staff_user c on c.id = i.created_by
  left join staff_user a on a.id = i.applied_by left join staff_user u on u.id = i.undone_by`;

export const ROW_COLUMNS = `r.number, r.cells, r.kinds, r.verdict, r.action, r.target_id as "targetId", r.fills, r.faults, r.doubts,
  r.made_id as "madeId", r.kept_because as "keptBecause"`;

/** The name of the target of the row `r`, by resource. */
export const TARGET_NAMES: Readonly<Record<ImportResource, string>> = {
  PATIENTS: 'select p.name from patient p where p.id = r.target_id',
  APPOINTMENTS: `select 'la cita de ' || p.name || ' del ' || to_char(a.date, 'DD/MM/YYYY') || ' a las '
    || to_char(make_interval(mins => a.start_minute), 'HH24:MI')
    from appointment a join patient p on p.id = a.patient_id where a.id = r.target_id`,
  SUPPLIES: 'select s.name from supply s where s.id = r.target_id',
  RECORDS: `select 'la ficha de ' || p.name || ' del ' || to_char(c.date, 'DD/MM/YYYY')
    from clinical_record c join patient p on p.id = c.patient_id where c.id = r.target_id`,
};

const PATIENT_IN_DOUBT =
  "(select (d ->> 'patientId')::integer from jsonb_array_elements(r.doubts) as d where d ->> 'patientId' is not null limit 1)";

/**
 * The stored patient of the checked row `r`, even if the patient's name is in doubt; null for a new patient or any
 * other rejected row.
 */
export const PATIENT_OF_ROW: Readonly<Record<ImportResource, string>> = {
  PATIENTS: `coalesce(r.target_id, ${PATIENT_IN_DOUBT})`,
  APPOINTMENTS: `coalesce((r.said ->> 'patientId')::integer,
    (select a.patient_id from appointment a where a.id = r.target_id), ${PATIENT_IN_DOUBT})`,
  SUPPLIES: 'null::integer',
  RECORDS: `coalesce(case when r.verdict <> 'REJECTED' then (r.said ->> 'patientId')::integer end, ${PATIENT_IN_DOUBT})`,
};
