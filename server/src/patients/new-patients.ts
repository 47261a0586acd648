import { DomainError } from '#domain/errors.js';
import type { PatientValues } from '#domain/data/imports/rows/match-patient-row.js';
import { EMPTY_VALUES } from '#domain/patients/patient-fields.es.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../foundation/database/sql.js';
import { ConditionVersions } from './condition-versions.js';
import { PATIENT_COLUMN_NAMES, PATIENT_JSON, patientJson } from './patient-json.js';

/**
 * A patient as a form, a visitor or a file gives it. Null and empty are like absent. Without a RUT, they get a
 * provisional one.
 */
type NewPatient = {
  readonly [Field in keyof Omit<PatientValues, 'identifiers'>]?: PatientValues[Field] | null;
} & { readonly madeByVisitor?: boolean };

const withDefaults = (patient: NewPatient) => ({
  ...EMPTY_VALUES,
  ...Object.fromEntries(Object.entries(patient).filter(([, value]) => Boolean(value))),
});

@Injectable()
export class NewPatients {
  constructor(
    private readonly sql: Sql,
    private readonly conditions: ConditionVersions,
  ) {}

  /** @throws DomainError `RUT_IN_USE` */
  async insertOne(patient: NewPatient): Promise<number> {
    const [id] = await this.insert([patient]);
    if (id === undefined) throw new DomainError('RUT_IN_USE');
    return id;
  }

  /**
   * Inserts patients with the first version of their condition, in the caller's transaction.
   * @returns their ids, in the same order; undefined if another patient has the RUT.
   */
  async insert(patients: readonly NewPatient[]): Promise<(number | undefined)[]> {
    const made = await this.sql.rows<{ id: number; index: number }>(
      `with given as materialized (
         select g.*, nextval(pg_get_serial_sequence('public.patient', 'id'))::integer as new_id
         from rows from (jsonb_to_recordset($1::jsonb) as ${PATIENT_JSON}) with ordinality as g),
       made as (
         insert into patient (id, made_by_visitor, phone_e164, ${PATIENT_COLUMN_NAMES.join(', ')})
         select new_id, made_by_visitor, phone_e164, coalesce(rut, next_provisional_rut()), rut is null,
                ${PATIENT_COLUMN_NAMES.slice(2).join(', ')}
         from given order by ordinality
         on conflict do nothing returning id)
       select made.id, (ordinality - 1)::integer as index from made join given on made.id = new_id`,
      [JSON.stringify(patients.map((patient) => patientJson(withDefaults(patient))))],
    );
    await this.conditions.keepAll(
      made.flatMap(({ id, index }) => {
        const { underlyingCondition, clinicalCase } = patients[index] ?? {};
        return underlyingCondition || clinicalCase ? [id] : [];
      }),
    );
    const idOf = new Map(made.map(({ id, index }) => [index, id]));
    return patients.map((_, index) => idOf.get(index));
  }
}
