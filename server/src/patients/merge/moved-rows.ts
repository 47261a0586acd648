import type { Rut } from '#domain/rut.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { MOVED_TABLES } from './patient-tables.js';

/** A stored patient row, as JSON from PostgreSQL. */
export type StoredPatient = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly version: number;
  readonly rut: Rut;
};

export interface Moved {
  /** By table: the keys of the rows moved to the kept patient. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** By table: whole rows that the kept patient already had an equivalent of. */
  readonly setAside: Readonly<Record<string, readonly object[]>>;
  /** The offset added to the version numbers of the merged patient's conditions. */
  readonly conditionOffset: number;
  readonly conditionVersions: readonly number[];
  /** Consents of either patient that the other file had withdrawn later. Merges before version 0171 of the schema lack it. */
  readonly endedConsents?: readonly number[];
}

/** Moves the rows of one patient to another, and back. Joins the transaction that locked both. */
@Injectable()
export class MovedRows {
  constructor(private readonly sql: Sql) {}

  async move(mergedId: number, keptId: number): Promise<Moved> {
    const keys: Record<string, readonly string[]> = {};
    const setAside: Record<string, readonly object[]> = {};
    const endedConsents = await this.endWithdrawnConsents([mergedId, keptId]);
    for (const { table, key, clash } of MOVED_TABLES) {
      const has = clash && `exists (select from ${table} k where k.patient_id = $1 and ${clash})`;
      const rows = await this.sql.rows<{ key: string }>(
        `update ${table} m set patient_id = $1 where m.patient_id = $2 ${has ? `and not ${has}` : ''}
         returning ${key} as key`,
        [keptId, mergedId],
      );
      keys[table] = rows.map((row) => row.key);
      if (!has) continue;
      const left = await this.sql.rows<{ row: object }>(
        `select to_jsonb(m) as row from ${table} m where m.patient_id = $2 and ${has}`,
        [keptId, mergedId],
      );
      setAside[table] = left.map(({ row }) => row);
    }
    return { keys, setAside, endedConsents, ...(await this.moveConditions(mergedId, keptId)) };
  }

  /** The newest decision of the two files counts: ends consents of a kind that was withdrawn after all of them. */
  private async endWithdrawnConsents(patientIds: readonly number[]): Promise<number[]> {
    // Waits for withdrawals on their way.
    await this.sql.rows('select from consent where patient_id = any($1::integer[]) order by id for update', [
      patientIds,
    ]);
    const ended = await this.sql.rows<{ id: number }>(
      `update consent c set withdrawn_at = w.withdrawn_at, withdrawn_by = w.withdrawn_by
       from (select distinct on (kind) kind, withdrawn_at, withdrawn_by from consent
             where patient_id = any($1::integer[]) and withdrawn_at is not null
             order by kind, withdrawn_at desc) w
       where c.patient_id = any($1::integer[]) and c.withdrawn_at is null and c.kind = w.kind
         and not exists (select from consent g where g.patient_id = any($1::integer[]) and g.kind = c.kind
                         and g.withdrawn_at is null and g.given_at >= w.withdrawn_at)
       returning c.id`,
      [patientIds],
    );
    return ended.map(({ id }) => id);
  }

  /** Renumbers them after the kept patient's own versions, which keep their numbers. */
  private async moveConditions(mergedId: number, keptId: number) {
    const [last] = await this.sql.rows<{ offset: number }>(
      'select coalesce(max(version), 0) as offset from patient_condition_version where patient_id = $1',
      [keptId],
    );
    const conditionOffset = last?.offset ?? 0;
    const moved = await this.sql.rows<{ version: number }>(
      `update patient_condition_version set patient_id = $1, version = version + $3
       where patient_id = $2 returning version`,
      [keptId, mergedId, conditionOffset],
    );
    return { conditionOffset, conditionVersions: moved.map(({ version }) => version) };
  }

  /** Any row that still references the merged patient would be deleted with them. */
  async assertNothingIsLeft(mergedId: number, { setAside }: Moved): Promise<void> {
    const references = await this.sql.rows<{ table: string; column: string }>(
      `select c.conrelid::regclass::text as table, a.attname as column
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'patient'::regclass`,
    );
    for (const { table, column } of references) {
      const left = await this.sql.rows(`select from ${table} where ${column} = $1`, [mergedId]);
      if (left.length !== (setAside[table]?.length ?? 0))
        throw new Error(`a merge does not know what to do with ${table}`);
    }
  }

  /** Moves rows back to the restored patient. Rows removed or moved on since are left alone. */
  async moveBack(keptId: number, mergedId: number, moved: Moved): Promise<void> {
    for (const { table, key } of MOVED_TABLES) {
      await this.sql.rows(
        `update ${table} m set patient_id = $2 where m.patient_id = $1 and ${key} = any($3::text[])`,
        [keptId, mergedId, moved.keys[table] ?? []],
      );
      await this.sql.rows(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) as m`,
        [JSON.stringify(moved.setAside[table] ?? [])],
      );
    }
    await this.sql.rows(
      `update consent set withdrawn_at = null, withdrawn_by = null
       where id = any($1::integer[]) and patient_id = any($2::integer[])`,
      [moved.endedConsents ?? [], [keptId, mergedId]],
    );
    // Records written since then about an appointment that moves back.
    await this.sql.rows(
      `update clinical_record r set appointment_id = null
       where r.patient_id = any($1::integer[]) and r.appointment_id is not null and not exists (
         select from appointment a where a.id = r.appointment_id and a.patient_id = r.patient_id)`,
      [[keptId, mergedId]],
    );
    // The same for photos.
    await this.sql.rows(
      `update photo p set
         appointment_id = (select a.id from appointment a where a.id = p.appointment_id and a.patient_id = p.patient_id),
         clinical_record_id = (
           select r.id from clinical_record r where r.id = p.clinical_record_id and r.patient_id = p.patient_id)
       where p.patient_id = any($1::integer[]) and (p.appointment_id is not null or p.clinical_record_id is not null)`,
      [[keptId, mergedId]],
    );
    // The same for signed consents.
    await this.sql.rows(
      `update consent_answer c set appointment_id = null
       where c.patient_id = any($1::integer[]) and c.appointment_id is not null and not exists (
         select from appointment a where a.id = c.appointment_id and a.patient_id = c.patient_id)`,
      [[keptId, mergedId]],
    );
    await this.sql.rows(
      `update patient_condition_version set patient_id = $2, version = version - $4
       where patient_id = $1 and version = any($3::integer[])`,
      [keptId, mergedId, moved.conditionVersions, moved.conditionOffset],
    );
  }

  /** Inserts only the columns that were saved: a later version of the product may have more. */
  async insertPatient(patient: StoredPatient): Promise<void> {
    const columns = await this.sql.rows<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = 'patient'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
         and $1::jsonb ? attname`,
      [JSON.stringify(patient)],
    );
    const names = columns.map(({ name }) => name).join(', ');
    await this.sql.rows(
      `insert into patient (${names}) select ${names} from jsonb_populate_record(null::patient, $1)`,
      [JSON.stringify(patient)],
    );
  }
}
