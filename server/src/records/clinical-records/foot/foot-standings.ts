import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { type DatedExam, footStanding, type FootStanding } from '#domain/records/foot/standing.js';
import { PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../../access/log/access-log.js';
import { Sql } from '../../../foundation/database/sql.js';
import { PatientAlerts } from '../../../patients/alerts/patient-alerts.js';
import { PatientsService } from '../../../patients/patients.service.js';

/** An exam with the record that holds it. */
export interface RecordedExam extends DatedExam {
  readonly recordId: number;
}

export interface PatientStanding extends FootStanding {
  /** The newest exam, from which the next one starts; null if there is none. */
  readonly lastExam: RecordedExam | null;
}

/** What the exams of a patient's records say about the feet now. */
@Injectable()
export class FootStandings {
  constructor(
    private readonly sql: Sql,
    private readonly alerts: PatientAlerts,
    private readonly patients: PatientsService,
    private readonly accessLog: AccessLog,
  ) {}

  /** @throws DomainError `NOT_FOUND` */
  async ofPatient(patientId: number): Promise<PatientStanding> {
    if (!(await this.patients.find(patientId)))
      throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    await this.accessLog.note('RECORDS_READ', patientId);
    const exams = await this.exams(patientId);
    const alerts = await this.alerts.ofPatients([patientId]);
    return {
      ...footStanding(exams, new Set(alerts.map(({ kind }) => kind))),
      lastExam: exams[0] ?? null,
    };
  }

  /**
   * Newest first, and only those that can count: the newest, those with the newest tests and the newest override, and
   * the newest that says something of each zone, ulcer, amputation and foot. A patient may have hundreds of exams that
   * repeat each other.
   */
  private exams(patientId: number): Promise<RecordedExam[]> {
    return this.sql.rows<{ recordId: number; date: LocalDate; exam: FootExam }>(
      `with exam as materialized (
         select id, date, foot_exam as said from clinical_record where patient_id = $1 and foot_exam is not null
       ), mention as (
         select id, date, '' as subject, '' as tested_on from exam
         union all
         select id, date, test, said #>> array[test, 'examinedOn']
         from exam cross join unnest(array['sensation', 'circulation']) test where said #>> array[test, 'examinedOn'] is not null
         union all
         select id, date, 'override', '' from exam where said -> 'riskOverride' <> 'null'
         union all
         select id, date, concat_ws(' ', found ->> 'side', found ->> 'zone', finding), ''
         from exam cross join jsonb_array_elements((said -> 'skin') || (said -> 'feet')) found
           cross join lateral unnest(array['', found ->> 'finding']) finding
       )
       select id as "recordId", date, said as exam from exam
       where id in (select distinct on (subject) id from mention order by subject, tested_on desc, date desc, id desc)
       order by date desc, id desc`,
      [patientId],
    );
  }
}
