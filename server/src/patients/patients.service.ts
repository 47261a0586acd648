import { DomainError, invalidField } from '#domain/errors.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { FIELD_MESSAGES, PATIENT_HAS_HEALTH_DATA, rutInUse } from '#domain/sentences.es.js';
import type { Identifier } from '#domain/patients/identifiers/identifier.js';
import { isInProvisionalRange } from '#domain/patients/patient.js';
import { fieldsFor, isOptional, isText } from '#domain/patients/patient-fields.es.js';
import {
  changedParticulars,
  contradictions,
  NO_PARTICULARS,
  type Particulars,
  type ParticularsChange,
} from '#domain/patients/particulars/particulars.js';
import { CONTRADICTIONS } from '#domain/patients/particulars/particulars.es.js';
import { ERASED, isStillErased } from '#domain/privacy/suppression.es.js';
import { parsePhone } from '#domain/patients/phone.js';
import type { Rut } from '#domain/rut.js';
import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { may } from '#domain/access/rights.js';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../access/log/access-log.js';
import { Actors } from '../access/actors/actors.js';
import { retryConflicts } from '../foundation/database/retry-conflicts.js';
import { Sql, opaqueParameter } from '../foundation/database/sql.js';
import { assertVersion } from '../foundation/database/row-version.js';
import { Transactional } from '../foundation/database/transactional.js';
import type { PatientIdentifierInput } from './identifiers/patient-identifier.input.js';
import { PatientIdentifiers } from './identifiers/patient-identifiers.js';
import { ConditionVersions } from './condition-versions.js';
import { NewPatients } from './new-patients.js';
import { PatientEvents } from './patient-events.js';
import { FormerRut } from './former-rut.entity.js';
import { Patient } from './patient.entity.js';
import type { CreatePatientInput, UpdatePatientInput } from './patient.input.js';
import { IS_LISTED, PATIENT_COLUMNS, type PatientRow } from './patient.row.js';

@Injectable()
export class PatientsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly newPatients: NewPatients,
    private readonly conditions: ConditionVersions,
    private readonly identifiers: PatientIdentifiers,
    private readonly accessLog: AccessLog,
    private readonly actors: Actors,
    private readonly events: PatientEvents,
  ) {}

  /** Every patient whose data are not blocked, by name in Spanish order. */
  all(): Promise<PatientRow[]> {
    return this.sql.rows<PatientRow>(
      `select ${PATIENT_COLUMNS} from patient p where ${IS_LISTED} order by p.name, p.id`,
    );
  }

  async find(id: number): Promise<PatientRow | undefined> {
    return (
      await this.sql.rows<PatientRow>(`select ${PATIENT_COLUMNS} from patient p where p.id = $1`, [id])
    )[0];
  }

  /** @param rut canonical; a RUT from before a merge also finds the patient. */
  async findByRut(rut: Rut): Promise<PatientRow | undefined> {
    return (
      await this.sql.rows<PatientRow>(
        `select ${PATIENT_COLUMNS} from patient p
         where p.rut = $1 or p.id = (select f.patient_id from former_rut f where f.rut = $1)`,
        [rut],
      )
    )[0];
  }

  /** @throws DomainError `NOT_FOUND`, or `BAD_REQUEST` if the patient is named by neither. */
  async named({ id, rut }: { readonly id?: number | null; readonly rut?: Rut }): Promise<PatientRow> {
    if (!id && !rut) throw new DomainError('BAD_REQUEST', { message: FIELD_MESSAGES.required('patient') });
    const patient = id ? await this.find(id) : rut && (await this.findByRut(rut));
    if (!patient) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    return patient;
  }

  /** How many appointments would be deleted with each of these patients. */
  async appointmentCounts(ids: readonly number[]): Promise<number[]> {
    const rows = await this.sql.rows<{ id: number; count: number }>(
      `select patient_id as id, count(*)::integer as count from appointment
       where patient_id = any(${opaqueParameter('$1', 'integer[]')}) group by patient_id`,
      [ids],
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  }

  /** Whether the patient has no clinical record, photo or signed consent, which the law requires to be kept, and no money. */
  async mayBeDeleted(id: number): Promise<boolean> {
    const kept = await this.sql.rows(
      `(select from clinical_record where patient_id = $1 limit 1)
       union all (select from photo where patient_id = $1 limit 1)
       union all (select from consent_answer where patient_id = $1 limit 1)
       union all (select from charge where patient_id = $1 limit 1)
       union all (select from payment where patient_id = $1 limit 1)
       union all (select from pack_gift where patient_id = $1 limit 1)`,
      [id],
    );
    return kept.length === 0;
  }

  /**
   * Creates a patient, with a provisional RUT if none is given.
   * @throws DomainError `RUT_IN_USE`, `IDENTIFIER_IN_USE`, or `INVALID_INPUT` for a RUT from the provisional range
   */
  @Transactional()
  async create(input: CreatePatientInput): Promise<PatientRow> {
    const { rut, identifiers } = input;
    if (rut) await this.claimRut(rut, undefined);
    const id = await this.newPatients.insertOne({ ...input, ...particularsAfter(NO_PARTICULARS, input) });
    if (identifiers?.length) await this.identifiers.replace(id, asIdentifiers(identifiers));
    return this.existing(id);
  }

  /**
   * Changes the given fields and keeps the others.
   * @param seenVersion the version that the editor saw; undefined if the last write wins (REST).
   * @throws DomainError `NOT_FOUND`, `STALE`, `RUT_IN_USE`, `IDENTIFIER_IN_USE`, or `INVALID_INPUT` for a RUT from the
   *   provisional range, or on `email` for a suppression's placeholder without a suppression
   */
  @Transactional()
  async update(id: number, input: UpdatePatientInput, seenVersion?: number): Promise<PatientRow> {
    const patient = await this.em.findOne(Patient, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!patient) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    assertVersion(patient.version, seenVersion);
    if (input.rut && input.rut !== patient.rut) {
      await this.claimRut(input.rut, id);
      patient.rut = input.rut;
      patient.provisionalRut = false;
    }
    if (input.email === ERASED && !isStillErased(input.email, patient.email))
      throw invalidField('email', FIELD_MESSAGES.email);
    const { underlyingCondition, clinicalCase, version } = patient;
    Object.assign(patient, textChanges(input), particularsAfter(patient, input));
    if (input.phone) patient.phoneE164 = parsePhone(input.phone) ?? null;
    if (input.birthDate !== undefined) patient.birthDate = input.birthDate || null;
    await this.em.flush();
    if (patient.underlyingCondition !== underlyingCondition || patient.clinicalCase !== clinicalCase) {
      await this.conditions.keep(id);
    }
    if (input.identifiers !== undefined) {
      const haveChanged = await this.identifiers.replace(id, asIdentifiers(input.identifiers ?? []));
      // So that a user who edits an earlier version gets `STALE`.
      if (haveChanged && patient.version === version)
        await this.sql.rows('update patient set version = version + 1 where id = $1', [id]);
    }
    return this.existing(id);
  }

  /**
   * Deletes a patient and their appointments, each with its usual deletion event.
   * @throws DomainError `NOT_FOUND`, or `PATIENT_HAS_RECORDS`: from a database constraint, or for a user without the
   *   right to health data if the patient has any
   */
  delete(id: number): Promise<void> {
    return retryConflicts(() => this.removeForStaff(id));
  }

  @Transactional()
  private async removeForStaff(id: number): Promise<void> {
    if (!may(this.actors.staff().rights, 'HEALTH_DATA', 'WRITE') && (await this.holdWithHealthData(id)))
      throw new DomainError('PATIENT_HAS_RECORDS', { message: PATIENT_HAS_HEALTH_DATA });
    await this.remove(id);
  }

  /** Whether there are health data besides clinical records. They can't change until the transaction ends. */
  private async holdWithHealthData(id: number): Promise<boolean> {
    // A statement of its own: the next one then sees what was written while this one waited.
    await this.sql.rows('select from patient where id = $1 for update', [id]);
    const found = await this.sql.rows(
      `select from patient_alert where patient_id = $1
       union all
       select from intake where patient_id = $1
       union all
       select from patient_condition_version
       where patient_id = $1 and (underlying_condition <> '' or clinical_case <> '') limit 1`,
      [id],
    );
    return found.length > 0;
  }

  /** Like `delete`, for any actor and in the caller's transaction, which retries a conflict as a whole. */
  @Transactional()
  async remove(id: number): Promise<void> {
    const found = await this.sql.rows('select from patient where id = $1 for update', [id]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    await this.accessLog.noteDeletion(id);
    await this.events.emitDeletion(id);
    await this.em.nativeDelete(Patient, id);
  }

  /**
   * A write that returns the patient's condition: the access is logged in the same transaction, or nothing is written.
   */
  @Transactional()
  async shown(write: () => Promise<PatientRow>): Promise<PatientRow> {
    const written = await write();
    await this.accessLog.noteShown('CONDITION', [written.id]);
    return written;
  }

  /** `update` of the patient with a RUT; the last write wins. */
  async updateByRut(rut: Rut, input: UpdatePatientInput): Promise<PatientRow> {
    return this.update(await this.idOf(rut), input);
  }

  async deleteByRut(rut: Rut): Promise<void> {
    await this.delete(await this.idOf(rut));
  }

  /** A former RUT does not identify a patient for changes. */
  private async idOf(rut: Rut): Promise<number> {
    const patient = await this.findByRut(rut);
    if (patient?.rut !== rut) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    return patient.id;
  }

  private async existing(id: number): Promise<PatientRow> {
    const patient = await this.find(id);
    if (!patient) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    return patient;
  }

  // The lock makes a second writer of the same RUT wait, so that the refusal can name the patient who has it.
  private async claimRut(rut: Rut, ownId: number | undefined): Promise<void> {
    if (isInProvisionalRange(rut)) throw invalidField('rut', FIELD_MESSAGES.provisionalRut);
    await this.sql.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`rut ${rut}`]);
    const holder = await this.findByRut(rut);
    // A patient may take back their own former RUT.
    if (holder && holder.id === ownId) await this.em.nativeDelete(FormerRut, { rut });
    else if (holder) throw new DomainError('RUT_IN_USE', { message: rutInUse(holder.name) });
    else if (this.actors.current().staff?.ownAgenda) await this.assertRutUnused(rut);
  }

  /** For a person who does not see every patient: the refusal names no patient, and says to ask a colleague. */
  private async assertRutUnused(rut: Rut): Promise<void> {
    const holders = await this.sql.rows(
      'select from public.patient where rut = $1 union all select from public.former_rut where rut = $1',
      [rut],
    );
    if (holders.length > 0)
      throw new DomainError('RUT_IN_USE', { message: OWN_AGENDA_MESSAGES.patientOfOthers });
  }
}

const TEXTS = fieldsFor('WRITTEN').filter((field) => isText(field) && !isOptional(field));

/** The texts that were sent; null and empty clear optional ones. */
const textChanges = (input: UpdatePatientInput): Partial<Patient> =>
  Object.fromEntries(TEXTS.filter((key) => input[key] !== undefined).map((key) => [key, input[key] ?? '']));

const asIdentifiers = (inputs: readonly PatientIdentifierInput[]): Identifier[] =>
  inputs.map(({ kind, country, value }) => ({ kind, country: country ?? null, value }));

/** @throws DomainError `INVALID_INPUT` if they contradict each other */
function particularsAfter(stored: Particulars, change: ParticularsChange): Particulars {
  const particulars = changedParticulars(stored, change);
  const wrong = contradictions(particulars);
  if (wrong.length > 0) {
    const fields = Object.fromEntries(wrong.map((field) => [field, [CONTRADICTIONS[field]]]));
    throw new DomainError('INVALID_INPUT', { fields });
  }
  return particulars;
}
