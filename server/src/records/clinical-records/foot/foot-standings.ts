import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { factsOf, type PatientFacts } from '#domain/patients/alert.js';
import { type DatedExam, footStanding, type FootStanding } from '#domain/records/foot/standing.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../../access/log/access-log.js';
import { opaqueParameter, Sql } from '../../../foundation/database/sql.js';
import { PatientAlerts } from '../../../patients/alerts/patient-alerts.js';
import { PatientsService } from '../../../patients/patients.service.js';

/** An exam with the record that holds it. */
export interface RecordedExam extends DatedExam {
  readonly recordId: number;
}

export interface PatientStanding extends FootStanding {
  /** The newest exam, from which the next one starts; null if there is none. */
  readonly lastExam: RecordedExam | null;
  /** The exams that can count, newest first. */
  readonly exams: readonly RecordedExam[];
  readonly facts: PatientFacts;
}

/** The current state of patients' feet, from the exams of their records. */
@Injectable()
export class FootStandings {
  constructor(
    private readonly sql: Sql,
    private readonly alerts: PatientAlerts,
    private readonly patients: PatientsService,
    private readonly accessLog: AccessLog,
  ) {}

  /** Logs the access. @throws DomainError `NOT_FOUND` */
  async ofPatient(patientId: number): Promise<PatientStanding> {
    if (!(await this.patients.find(patientId)))
      throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    await this.accessLog.note('RECORDS_READ', patientId);
    const standing = (await this.ofPatients([patientId])).get(patientId);
    if (!standing) throw new Error('every patient has a standing');
    return standing;
  }

  /** Does not log the access. @returns one for each of the patients, also without exams */
  async ofPatients(patientIds: readonly number[]): Promise<ReadonlyMap<number, PatientStanding>> {
    const exams = Map.groupBy(await this.exams(patientIds), ({ patientId }) => patientId);
    const answers = Map.groupBy(await this.alerts.answersOf(patientIds), ({ patientId }) => patientId);
    return new Map(
      patientIds.map((id) => {
        const own = (exams.get(id) ?? []).map(({ recordId, date, exam }) => ({ recordId, date, exam }));
        const facts = factsOf(answers.get(id) ?? []);
        return [id, { ...footStanding(own, facts), lastExam: own[0] ?? null, exams: own, facts }];
      }),
    );
  }

  /**
   * The exams that can count, newest first: the newest; the ones in which a pulse or the index was last examined; the
   * newest with each answer of a test of sensation, even without a result; the newest override; and the newest that
   * mentions each zone, ulcer, amputation, brace, foot and nail. A patient may have hundreds of exams that repeat
   * each other.
   */
  private exams(
    patientIds: readonly number[],
  ): Promise<Array<{ patientId: number; recordId: number; date: LocalDate; exam: FootExam }>> {
    return this.sql.rows<{ patientId: number; recordId: number; date: LocalDate; exam: FootExam }>(
      `with exam as materialized (
         select id, patient_id, date, foot_exam as said from clinical_record
         where patient_id = any(${opaqueParameter('$1', 'integer[]')}) and foot_exam is not null
       ), mention as (
         select id, patient_id, date, '' as subject, '' as tested_on from exam
         union all
         select id, patient_id, date, 'sensation ' || ((said -> 'sensation') - 'examinedOn')::text, said #>> '{sensation,examinedOn}'
         from exam where said -> 'sensation' <> 'null'
         union all
         select id, patient_id, date, concat_ws(' ', foot ->> 'side', sign), said #>> '{circulation,examinedOn}'
         from exam cross join jsonb_array_elements(said #> '{circulation,feet}') foot
           cross join unnest(array['dorsalisPedis', 'posteriorTibial', 'ankleBrachialIndex']) sign
         where coalesce(foot ->> sign, 'NOT_EXAMINED') <> 'NOT_EXAMINED'
         union all
         select id, patient_id, date, 'override', '' from exam
         where said -> 'riskOverride' <> 'null' or said -> 'usesCalculatedRisk' = 'true'
         union all
         select id, patient_id, date, concat_ws(' ', found ->> 'side', found ->> 'zone', finding), ''
         from exam cross join jsonb_array_elements((said -> 'skin') || (said -> 'feet')) found
           cross join lateral unnest(array['', found ->> 'finding']) finding
         union all
         select id, patient_id, date, 'nails', '' from exam where said -> 'nails' <> '[]'
         union all
         select id, patient_id, date, concat_ws(' ', found ->> 'side', found ->> 'toe', 'BRACE'), ''
         from exam cross join jsonb_array_elements(said -> 'nails') found where found ->> 'finding' = 'BRACE'
       )
       select patient_id as "patientId", id as "recordId", date, said as exam from exam
       where id in (
         select distinct on (patient_id, subject) id from mention
         order by patient_id, subject, tested_on desc, date desc, id desc)
       order by patient_id, date desc, id desc`,
      [patientIds],
    );
  }
}
