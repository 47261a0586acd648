import { DomainError, invalidField } from '#domain/errors.js';
import { MERGE_FIELDS, type MergeField, undoableSince, undoableUntil } from '#domain/patients/merge.js';
import { fieldsOfMerge } from '#domain/patients/patient-fields.es.js';
import {
  MERGE_ALERT_NOTES,
  MERGE_BELOW_ANOTHER,
  MERGE_BLOCKED,
  MERGE_NOT_FOUND,
  MERGE_TOO_OLD,
  MERGE_UNDONE,
  MERGE_WITH_ITSELF,
  mergeRutTaken,
} from '#domain/patients/merge.es.js';
import { formatRut, type Rut } from '#domain/rut.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { columnName } from '../../foundation/database/columns/column-name.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { ConditionVersions } from '../condition-versions.js';
import { Patient } from '../patient.entity.js';
import { PatientEvents } from '../patient-events.js';
import type { PatientRow } from '../patient.row.js';
import { PatientsService } from '../patients.service.js';
import { FormerRut } from '../former-rut.entity.js';
import { PatientMerge } from './patient-merge.entity.js';
import type { PatientMergeRow } from './patient-merge.model.js';
import { type Moved, MovedRows, type StoredPatient } from './moved-rows.js';

interface WantedMerge {
  readonly keptId: number;
  readonly keptVersion: number;
  readonly mergedId: number;
  readonly mergedVersion: number;
  /** The fields that the kept patient takes from the other. */
  readonly take: readonly MergeField[];
}

interface Undo {
  readonly merged: StoredPatient;
  readonly moved: Moved;
  /** The previous values of the kept patient's columns that the merge wrote. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

const COLUMNS_OF = Object.fromEntries(
  MERGE_FIELDS.map((field) => [field, fieldsOfMerge(field).map(columnName)]),
) as Record<MergeField, string[]>;
// Follows from the phone.
COLUMNS_OF.PHONE.push('phone_e164');

/**
 * Merges one patient into another: everything that references the merged patient moves to the kept one, and the former
 * RUT still finds them. A concurrent write about the merged patient holds a lock on their row, so the merge waits and
 * moves that, too; a later one finds no patient.
 */
@Injectable()
export class PatientMerges {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly rows: MovedRows,
    private readonly conditions: ConditionVersions,
    private readonly patients: PatientsService,
    private readonly events: PatientEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `NOT_FOUND`, `STALE`, `MERGE_REFUSED`, or `INVALID_INPUT` if both are the same patient */
  @Transactional()
  async merge({ keptId, mergedId, take, ...seen }: WantedMerge, staff: Staff): Promise<PatientRow> {
    if (keptId === mergedId) throw invalidField('mergedId', MERGE_WITH_ITSELF);
    const [kept, merged] = await this.hold(keptId, mergedId);
    if (!kept || !merged) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    assertVersion(kept.version, seen.keptVersion);
    assertVersion(merged.version, seen.mergedVersion);
    const blocked = await this.sql.rows(
      'select from patient_block where patient_id = any($1::integer[]) and lifted_at is null',
      [[keptId, mergedId]],
    );
    if (blocked.length > 0) throw new DomainError('MERGE_REFUSED', { message: MERGE_BLOCKED });
    // The merged patient's note would be set aside with its alert, but staff must read it first.
    const noted = await this.sql.rows(
      `select from patient_alert k join patient_alert m using (kind, is_denied)
       where k.patient_id = $1 and m.patient_id = $2 and k.ended_at is null and m.ended_at is null
         and m.note not in ('', k.note)`,
      [keptId, mergedId],
    );
    if (noted.length > 0) throw new DomainError('MERGE_REFUSED', { message: MERGE_ALERT_NOTES });

    const mergeId = await this.register(keptId, mergedId, staff);
    const moved = await this.rows.move(mergedId, keptId);
    await this.rows.assertNothingIsLeft(mergedId, moved);
    // Now nothing references it, and the kept patient may take over its RUT afterwards.
    await this.em.nativeDelete(Patient, mergedId);
    const columns = take.flatMap((field) => COLUMNS_OF[field]);
    const after = {
      ...pick(merged, columns),
      // Retention removes visitors who were never seen, so the kept patient counts as one only if both were.
      made_by_visitor: kept['made_by_visitor'] === true && merged['made_by_visitor'] === true,
    };
    await this.write(keptId, after);
    const former = take.includes('RUT') ? kept.rut : merged.rut;
    await this.em.insert(FormerRut, { rut: former, patientId: keptId, mergeId });
    await this.keepCondition(keptId, after);
    const undo: Undo = { merged, moved, before: pick(kept, Object.keys(after)), after };
    // Sent as a parameter: MikroORM writes values into the text, which PostgreSQL may log.
    await this.sql.rows('update patient_merge set undo = $2 where id = $1', [mergeId, JSON.stringify(undo)]);
    await this.events.emitMove(keptId);
    return this.found(keptId);
  }

  /**
   * Splits two merged patients again by moving back the moved rows. Rows added since stay with the kept patient,
   * and fields edited since keep the edit.
   * @returns the restored patient
   * @throws DomainError `NOT_FOUND`, `MERGE_REFUSED`
   */
  @Transactional()
  async undo(id: number, staff: Staff): Promise<PatientRow> {
    const { keptId, mergedId, undo } = await this.undoable(id);
    const [kept] = await this.hold(keptId, mergedId);
    if (!kept) throw new DomainError('MERGE_REFUSED', { message: MERGE_TOO_OLD });
    await this.em.nativeUpdate(PatientMerge, id, {
      undo: null,
      undoneAt: this.clock.now(),
      undoneBy: staff.id,
    });
    await this.nameMerge(id);
    await this.em.nativeDelete(FormerRut, { mergeId: id });
    const before = pick(undo.before, unchangedColumns(kept, undo.after));
    await this.write(keptId, before);
    const { rut } = undo.merged;
    const holder = await this.patients.findByRut(rut);
    if (holder) throw new DomainError('MERGE_REFUSED', { message: mergeRutTaken(formatRut(rut)) });
    await this.rows.insertPatient({ ...undo.merged, version: undo.merged.version + 1 });
    await this.rows.moveBack(keptId, mergedId, undo.moved);
    await this.keepCondition(keptId, before);
    await this.events.emitMove(mergedId);
    await this.events.emitMove(keptId);
    return this.found(mergedId);
  }

  /** The merges that a patient results from, newest first, including earlier merges into a merged patient. */
  async of(patientId: number): Promise<PatientMergeRow[]> {
    const merges = await this.sql.rows<
      Omit<PatientMergeRow, 'undoableUntil'> & { mergedOn: LocalDate; canUndo: boolean }
    >(
      `select m.id, ${asIsoInstant('m.at')} as at, u.name as "staffName", m.kept_patient_id as "keptPatientId",
              m.merged_patient_id as "mergedPatientId", m.undo -> 'merged' ->> 'name' as "mergedName",
              m.undo -> 'merged' ->> 'rut' as "mergedRut", ${asIsoInstant('m.undone_at')} as "undoneAt",
              to_char(m.at at time zone $2, 'YYYY-MM-DD') as "mergedOn",
              m.undo is not null and m.kept_patient_id = $1 as "canUndo"
       from patient_merge m join staff_user u on u.id = m.staff_user_id
       where patient_ids_of($1) @> m.kept_patient_id order by m.id desc`,
      [patientId, this.clock.timeZone],
    );
    const today = this.clock.wall().date;
    return merges.map(({ canUndo, mergedOn, ...merge }) => {
      const until = undoableUntil(mergedOn);
      return { ...merge, undoableUntil: canUndo && today <= until ? until : null };
    });
  }

  /** The RUTs that a patient had before a merge. */
  async formerRutsOf(patientId: number): Promise<Rut[]> {
    const rows = await this.em.find(
      FormerRut,
      { patientId },
      { orderBy: { mergeId: 'asc', rut: 'asc' }, ...READ_ONLY },
    );
    return rows.map(({ rut }) => rut);
  }

  /** Forgets the undo data of merges that can no longer be undone. */
  async forgetOld(): Promise<void> {
    await this.sql.rows(
      `update patient_merge set undo = null
       where undo is not null and (at at time zone $1)::date < $2::date`,
      [this.clock.timeZone, undoableSince(this.clock.wall().date)],
    );
  }

  private async undoable(id: number): Promise<{ keptId: number; mergedId: number; undo: Undo }> {
    const [merge] = await this.sql.rows<{
      keptId: number;
      mergedId: number;
      undo: Undo | null;
      mergedOn: LocalDate;
      isUndone: boolean;
      isBelow: boolean;
    }>(
      `select kept_patient_id as "keptId", merged_patient_id as "mergedId", undo,
              to_char(at at time zone $2, 'YYYY-MM-DD') as "mergedOn", undone_at is not null as "isUndone",
              exists (select from patient_merge o
                      where o.merged_patient_id = m.kept_patient_id and o.undone_at is null) as "isBelow"
       from patient_merge m where id = $1 for update`,
      [id, this.clock.timeZone],
    );
    const refuse = (message: string) => new DomainError('MERGE_REFUSED', { message });
    if (!merge) throw new DomainError('NOT_FOUND', { message: MERGE_NOT_FOUND });
    if (merge.isUndone) throw refuse(MERGE_UNDONE);
    if (!merge.undo || undoableUntil(merge.mergedOn) < this.clock.wall().date) throw refuse(MERGE_TOO_OLD);
    if (merge.isBelow) throw refuse(MERGE_BELOW_ANOTHER);
    return { ...merge, undo: merge.undo };
  }

  /** Locks both rows, always in the same order; undefined for a row that does not exist. */
  private async hold(
    keptId: number,
    mergedId: number,
  ): Promise<[StoredPatient | undefined, StoredPatient | undefined]> {
    const found = await this.sql.rows<{ stored: StoredPatient }>(
      `select to_jsonb(p) - 'search_text' - 'identifier_text' as stored from patient p
       where p.id = any($1::integer[]) order by p.id for update`,
      [[keptId, mergedId]],
    );
    const of = (id: number) => found.find(({ stored }) => stored.id === id)?.stored;
    return [of(keptId), of(mergedId)];
  }

  private async register(keptId: number, mergedId: number, staff: Staff): Promise<number> {
    const id = await this.em.insert(PatientMerge, {
      at: this.clock.now(),
      staffUserId: staff.id,
      keptPatientId: keptId,
      mergedPatientId: mergedId,
    });
    await this.nameMerge(id);
    return id;
  }

  /**
   * Allows the triggers that tie records to their patient to let this transaction move them between these two
   * patients.
   */
  private async nameMerge(id: number): Promise<void> {
    await this.sql.rows(`select set_config('huella.merge', $1, true)`, [String(id)]);
  }

  private async write(id: number, columns: Readonly<Record<string, unknown>>): Promise<void> {
    const names = Object.keys(columns);
    const written = names.map((name) => `${name} = w.${name}`).join(', ');
    await this.sql.rows(
      `update patient p set ${written ? `${written}, ` : ''}version = p.version + 1
       from jsonb_populate_record(null::patient, $2) as w where p.id = $1`,
      [id, JSON.stringify(columns)],
    );
  }

  /**
   * Keeps a version if the newest one differs from the patient's values; if there is none, only for a written
   * condition.
   */
  private async keepCondition(id: number, written: object): Promise<void> {
    const isWritten = 'underlying_condition' in written || 'clinical_case' in written;
    const differing = await this.sql.rows(
      `select from patient p left join lateral (
         select * from patient_condition_version where patient_id = p.id order by version desc limit 1) as v on true
       where p.id = $1 and case when v.version is null then $2
         else (v.underlying_condition, v.clinical_case) <> (p.underlying_condition, p.clinical_case) end`,
      [id, isWritten],
    );
    if (differing.length > 0) await this.conditions.keep(id);
  }

  private async found(id: number): Promise<PatientRow> {
    const patient = await this.patients.find(id);
    if (!patient) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    return patient;
  }
}

/** The columns written by a merge and not edited since; fields with several columns count as a whole. */
function unchangedColumns(
  now: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, unknown>>,
): string[] {
  const isEdited = (column: string): boolean => now[column] !== written[column];
  const edited = Object.values(COLUMNS_OF)
    .filter((columns) => columns.some((column) => column in written && isEdited(column)))
    .flat();
  return Object.keys(written).filter((column) => !edited.includes(column) && !isEdited(column));
}

const pick = (
  row: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): Readonly<Record<string, unknown>> => Object.fromEntries(columns.map((column) => [column, row[column]]));
