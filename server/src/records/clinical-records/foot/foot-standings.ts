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

  /** Newest first. */
  private exams(patientId: number): Promise<RecordedExam[]> {
    return this.sql.rows<{ recordId: number; date: LocalDate; exam: FootExam }>(
      `select id as "recordId", date, foot_exam as exam from clinical_record
       where patient_id = $1 and foot_exam is not null order by date desc, id desc`,
      [patientId],
    );
  }
}
