import {
  recordKey,
  type RecordValues,
  type StoredRecord,
} from '#domain/data/imports/rows/match-record-row.js';
import { searchForm } from '#domain/patients/patient-search.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../../access/log/access-log.js';
import type { Staff } from '../../../access/actors/staff.js';
import { Sql } from '../../../foundation/database/sql.js';
import { IS_LISTED } from '../../../patients/patient.row.js';
import { NewRecords } from '../new-records.js';
import { RecordVersions } from '../record-versions.js';

export interface RecordToWrite extends RecordValues {
  readonly patientId: number;
}

/** The record created for a row, as needed to undo it. */
export interface WrittenRecord {
  readonly id: number;
  readonly importId: number;
}

/** Why undoing an import keeps a record. */
export type RecordStillUsed = 'EDITED' | 'GONE' | 'certificate';

/** Writes many past records in few statements; each method joins the caller's transaction. */
@Injectable()
export class RecordsInBulk {
  constructor(
    private readonly sql: Sql,
    private readonly newRecords: NewRecords,
    private readonly versions: RecordVersions,
    private readonly accessLog: AccessLog,
  ) {}

  /** The stored records of these patients on these days, by `recordKey`. */
  async stored(
    days: readonly Pick<RecordToWrite, 'patientId' | 'date'>[],
  ): Promise<ReadonlyMap<string, StoredRecord>> {
    const records = await this.sql.rows<StoredRecord>(
      `select r.id, r.patient_id as "patientId", r.date, r.care_description as "careDescription", r.procedure,
              r.instructions
       from clinical_record r
       where (r.patient_id, r.date) in (
         select d."patientId", d.date from jsonb_to_recordset($1::jsonb) as d("patientId" integer, date date))
       order by r.id desc`,
      [JSON.stringify(days.map(({ patientId, date }) => ({ patientId, date })))],
    );
    return new Map(records.map((record) => [recordKey(record.patientId, record), record]));
  }

  /**
   * Creates a record for each row, with its first version, without supplies or an appointment. The professional is set
   * if exactly one has the name in the file; the name in the file is always kept.
   * @returns one result per row, in the same order; undefined if its patient is gone or blocked, or the same record has
   *   been written in the meantime.
   */
  async create(
    rows: readonly RecordToWrite[],
    importId: number,
    staff: Staff,
  ): Promise<(WrittenRecord | undefined)[]> {
    const held = await this.sql.rows<{ id: number }>(
      `select p.id from patient p where p.id = any($1::integer[]) and ${IS_LISTED} order by p.id for key share`,
      [rows.map(({ patientId }) => patientId)],
    );
    const isHeld = new Set(held.map(({ id }) => id));
    const stored = await this.stored(rows);
    const attendants = await this.attendants();
    const open = rows.filter(
      (row) => isHeld.has(row.patientId) && !stored.has(recordKey(row.patientId, row)),
    );
    const ids = await this.newRecords.insert(
      open.map((row) => ({
        ...row,
        professionalId: attendants.get(searchForm(row.professionalName ?? '')) ?? null,
      })),
      staff,
    );
    await this.versions.keep(ids);
    await this.sql.rows(
      `insert into imported_record (clinical_record_id, import_id, professional_name)
       select id, $3, name from unnest($1::integer[], $2::text[]) as r(id, name)`,
      [ids, open.map(({ professionalName = '' }) => professionalName), importId],
    );
    const idOf = new Map(open.map((row, index) => [row, ids[index]]));
    await this.accessLog.noteImported(open.map(({ patientId }) => patientId));
    return rows.map((row) => {
      const id = idOf.get(row);
      return id === undefined ? undefined : { id, importId };
    });
  }

  /**
   * All professionals by the search form of their name, null if it is ambiguous, including archived ones; locked until
   * commit.
   */
  private async attendants(): Promise<ReadonlyMap<string, number | null>> {
    const professionals = await this.sql.rows<{ id: number; name: string }>(
      "select id, name from professional where name <> '' order by id for key share",
    );
    const byName = new Map<string, number | null>();
    for (const { id, name } of professionals) {
      const form = searchForm(name);
      byName.set(form, byName.has(form) ? null : id);
    }
    return byName;
  }

  /**
   * Removes records that `create` made, unless they have been edited or certified since.
   * @returns why the remaining ones were kept, by id.
   */
  async removeUnused(made: readonly WrittenRecord[]): Promise<Map<number, RecordStillUsed>> {
    const ids = made.map(({ id }) => id);
    await this.sql.rows('select from clinical_record where id = any($1::integer[]) order by id for update', [
      ids,
    ]);
    const rows = await this.sql.rows<{
      id: number;
      patientId: number;
      version: number;
      isCertified: boolean;
    }>(
      `select r.id, r.patient_id as "patientId", r.version,
              exists (select from certificate c where c.clinical_record_id = r.id) as "isCertified"
       from clinical_record r where r.id = any($1::integer[])`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    const stay = new Map<number, RecordStillUsed>();
    for (const id of ids) {
      const row = found.get(id);
      if (!row) stay.set(id, 'GONE');
      else if (row.isCertified) stay.set(id, 'certificate');
      else if (row.version !== 1) stay.set(id, 'EDITED');
    }
    const unused = rows.filter(({ id }) => !stay.has(id));
    await this.accessLog.noteUndoneImport(unused.map(({ patientId }) => patientId));
    await this.sql.rows(`select set_config('huella.undone_import', $1, true)`, [String(made[0]?.importId)]);
    const removed = [unused.map(({ id }) => id)];
    await this.sql.rows(
      'delete from clinical_record_version where clinical_record_id = any($1::integer[])',
      removed,
    );
    await this.sql.rows('delete from clinical_record where id = any($1::integer[])', removed);
    return stay;
  }
}
