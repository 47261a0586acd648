import {
  fillOf,
  ownRut,
  type PatientFill,
  type PatientValues,
} from '#domain/data/imports/rows/match-patient-row.js';
import { comparableEmail } from '#domain/patients/email.js';
import { parsePhone } from '#domain/patients/phone.js';
import type { Rut } from '#domain/rut.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { Sql } from '../../foundation/database/sql.js';
import { ConditionVersions } from '../condition-versions.js';
import { PatientIdentifiers } from '../identifiers/patient-identifiers.js';
import { MOVED_TABLES } from '../merge/patient-tables.js';
import { NewPatients } from '../new-patients.js';
import { PATIENT_COLUMN_NAMES, PATIENT_JSON, patientJson } from '../patient-json.js';
import { IS_LISTED, PATIENT_COLUMNS, type PatientRow } from '../patient.row.js';

/** A patient whom one of many rows may refer to. */
export interface Candidate extends PatientRow {
  /** False while their data are blocked. */
  readonly isListed: boolean;
  readonly formerRuts: readonly Rut[];
}

/** The patient that a row created or filled, with the data needed to undo it. */
export interface WrittenPatient {
  readonly id: number;
  readonly version: number;
  /** The previous values of the fields that a fill wrote. */
  readonly before?: PatientFill;
}

/** Why an imported patient is kept by an undo: `EDITED`, `GONE`, or the table that references them. */
export type StillUsed = string;

/** A patient referenced by any of these tables is in use. Documents came with the patient's own row. */
const USES = MOVED_TABLES.map(({ table }) => table).filter((table) => table !== 'patient_identifier');
const USE = `case ${USES.map(
  (table) => `when exists (select from ${table} u where u.patient_id = p.id) then '${table}'`,
).join(' ')} end`;

/** Writes many patients at once, in few statements; each method joins the caller's transaction. */
@Injectable()
export class PatientsInBulk {
  constructor(
    private readonly sql: Sql,
    private readonly newPatients: NewPatients,
    private readonly identifiers: PatientIdentifiers,
    private readonly conditions: ConditionVersions,
    private readonly accessLog: AccessLog,
  ) {}

  /** All patients who have a RUT, a document, a phone or an e-mail of these rows. */
  candidates(rows: readonly PatientValues[]): Promise<Candidate[]> {
    const ruts = rows.flatMap(({ rut }) => rut ?? []);
    const emails = rows.flatMap(({ email }) => (email ? comparableEmail(email) : []));
    const phones = rows.flatMap(({ phone }) => (phone && parsePhone(phone)) || []);
    return this.sql.rows<Candidate>(
      `select ${PATIENT_COLUMNS}, (${IS_LISTED}) as "isListed",
              array(select f.rut from former_rut f where f.patient_id = p.id) as "formerRuts"
       from patient p
       where p.id in (
         select id from patient where rut = any($1::text[])
         union all select patient_id from former_rut where rut = any($1::text[])
         union all select id from patient where lower(email) = any($2::text[])
         union all select id from patient where phone_e164 = any($3::text[])
         union all select i.patient_id from patient_identifier i
           join jsonb_to_recordset($4::jsonb) as d(kind text, country text, value text)
             on (i.kind, i.country, i.value) = (d.kind, coalesce(d.country, ''), d.value))
       order by p.id`,
      [ruts, emails, phones, JSON.stringify(rows.flatMap(({ identifiers }) => identifiers ?? []))],
    );
  }

  /**
   * Creates a patient from each row.
   * @returns by the row's index; undefined if another patient got its RUT or document meanwhile.
   */
  async create(rows: readonly PatientValues[]): Promise<(WrittenPatient | undefined)[]> {
    const former = await this.sql.rows<{ rut: Rut }>(
      'select rut from former_rut where rut = any($1::text[])',
      [rows.flatMap((row) => ownRut(row) ?? [])],
    );
    const isFormer = new Set<Rut | undefined>(former.map(({ rut }) => rut));
    const open = rows.filter((row) => !isFormer.has(ownRut(row)));
    const ids = await this.newPatients.insert(open.map((row) => ({ ...row, rut: ownRut(row) })));
    const made = open.flatMap((row, index) => {
      const id = ids[index];
      return id === undefined ? [] : [{ row, id }];
    });
    const taken = await this.identifiers.add(
      made.flatMap(({ row: { identifiers = [] }, id }) =>
        identifiers.map((one) => ({ ...one, patientId: id })),
      ),
    );
    const isIncomplete = new Set(taken.map(({ patientId }) => patientId));
    const idOf = new Map(made.map(({ row, id }) => [row, id]));
    return rows.map((row) => {
      const id = idOf.get(row);
      return id === undefined || isIncomplete.has(id) ? undefined : { id, version: 1 };
    });
  }

  /**
   * Fills in what each patient lacks and its row has; nothing stored is replaced. At most one row per patient.
   * @returns by the row's index; undefined for a patient who is gone or blocked, or a RUT that another patient has.
   */
  async fill(
    rows: readonly { readonly patientId: number; readonly values: PatientValues }[],
  ): Promise<(WrittenPatient | undefined)[]> {
    await this.sql.rows('select from patient where id = any($1::integer[]) order by id for update', [
      rows.map(({ patientId }) => patientId),
    ]);
    const stored = await this.sql.rows<PatientRow>(
      `select ${PATIENT_COLUMNS} from patient p where p.id = any($1::integer[]) and ${IS_LISTED}`,
      [rows.map(({ patientId }) => patientId)],
    );
    const patients = new Map(stored.map((patient) => [patient.id, patient]));
    const fills = rows.flatMap(({ patientId, values }) => {
      const patient = patients.get(patientId);
      const fill = patient && fillOf(values, patient);
      return patient && fill && Object.keys(fill).length > 0 ? [{ patient, fill }] : [];
    });
    const taken = await this.takenRuts(fills.flatMap(({ fill }) => fill.rut ?? []));
    const written = await this.write(
      fills
        .filter(({ fill }) => !fill.rut || !taken.has(fill.rut))
        .map(({ patient, fill }) => ({ ...patient, ...fill })),
    );
    await this.conditions.keepAll(
      fills
        .filter(
          ({ patient, fill }) => written.has(patient.id) && (fill.underlyingCondition || fill.clinicalCase),
        )
        .map(({ patient }) => patient.id),
    );
    const fillsOf = new Map(fills.map((one) => [one.patient.id, one]));
    return rows.map(({ patientId }) => {
      const [patient, filled] = [patients.get(patientId), fillsOf.get(patientId)];
      if (!patient) return undefined;
      if (!filled) return { id: patientId, version: patient.version, before: {} };
      const version = written.get(patientId);
      return version === undefined
        ? undefined
        : { id: patientId, version, before: partOf(patient, Object.keys(filled.fill)) };
    });
  }

  private async takenRuts(ruts: readonly Rut[]): Promise<Set<Rut>> {
    const taken = await this.sql.rows<{ rut: Rut }>(
      `select rut from patient where rut = any($1::text[])
       union all select rut from former_rut where rut = any($1::text[])`,
      [ruts],
    );
    return new Set(taken.map(({ rut }) => rut));
  }

  /** Writes the patients that are unchanged since they were read. @returns their new versions. */
  private async write(patients: readonly PatientRow[]): Promise<Map<number, number>> {
    const rows = await this.sql.rows<{ id: number; version: number }>(
      `update patient p
       set phone_e164 = r.phone_e164, version = p.version + 1, ${PATIENT_COLUMN_NAMES.map((name) => `${name} = r.${name}`).join(', ')}
       from jsonb_to_recordset($1::jsonb) as r${PATIENT_JSON}
       where p.id = r.id and p.version = r.version returning p.id, p.version`,
      [JSON.stringify(patients.map(patientJson))],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /**
   * Removes patients that `create` made, unless they were edited or used since.
   * @returns the reason, by id, for each one that is kept.
   */
  async removeUnused(made: readonly WrittenPatient[]): Promise<Map<number, StillUsed>> {
    const { unused, used } = await this.sorted(made);
    if (unused.length > 0) {
      await this.accessLog.noteDeletions(unused);
      await this.sql.rows('delete from patient where id = any($1::integer[])', [unused]);
    }
    return used;
  }

  /** Undoes `fill`, unless the patient was edited since. @returns the reason, by id, for each one that is kept. */
  async revert(filled: readonly WrittenPatient[]): Promise<Map<number, StillUsed>> {
    const ids = filled.map(({ id }) => id);
    await this.sql.rows('select from patient where id = any($1::integer[]) order by id for update', [ids]);
    const stored = await this.sql.rows<PatientRow>(
      `select ${PATIENT_COLUMNS} from patient p where p.id = any($1::integer[])`,
      [ids],
    );
    const patients = new Map(stored.map((patient) => [patient.id, patient]));
    const stay = new Map<number, StillUsed>();
    const reverted = filled.flatMap(({ id, version, before = {} }) => {
      const patient = patients.get(id);
      if (Object.keys(before).length === 0) return [];
      if (!patient || patient.version !== version) {
        stay.set(id, patient ? 'EDITED' : 'GONE');
        return [];
      }
      return [{ ...patient, ...before }];
    });
    await this.write(reverted);
    await this.conditions.keepAll(
      filled
        .filter(
          ({ id, before = {} }) =>
            !stay.has(id) && ('underlyingCondition' in before || 'clinicalCase' in before),
        )
        .map(({ id }) => id),
    );
    return stay;
  }

  private async sorted(made: readonly WrittenPatient[]) {
    const ids = made.map(({ id }) => id);
    await this.sql.rows('select from patient where id = any($1::integer[]) order by id for update', [ids]);
    const rows = await this.sql.rows<{ id: number; version: number; use: string | null }>(
      `select p.id, p.version, ${USE} as use from patient p where p.id = any($1::integer[])`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    const used = new Map<number, StillUsed>();
    for (const { id, version } of made) {
      const row = found.get(id);
      const why = row ? (row.use ?? (row.version === version ? undefined : 'EDITED')) : 'GONE';
      if (why) used.set(id, why);
    }
    return { unused: ids.filter((id) => !used.has(id)), used };
  }
}

const partOf = (patient: PatientRow, fields: readonly string[]): PatientFill =>
  Object.fromEntries(fields.map((field) => [field, patient[field as keyof PatientRow]]));
