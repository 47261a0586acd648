import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import type { Place } from '#domain/records/foot/exam-edits.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { FoundThen } from '#domain/records/foot/place-history.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../../access/log/access-log.js';
import { Sql } from '../../../foundation/database/sql.js';
import { PatientsService } from '../../../patients/patients.service.js';
import { RECORD_PROFESSIONAL, type RecordProfessional } from '../attendant/record-professional.js';

/** A finding on the day on which it was seen, with the record that says so. */
export interface FoundInRecord {
  readonly recordId: number;
  /** The day of the visit. */
  readonly date: LocalDate;
  /** Null if unknown. */
  readonly professional: RecordProfessional | null;
  readonly found: FoundThen;
  /** For an ulcer, the tests that counted in that visit. */
  readonly sensation: FootExam['sensation'];
  readonly circulation: FootExam['circulation'];
  /** For an ulcer, the skin with the amputations that were known then; otherwise empty. */
  readonly skin: FootExam['skin'];
}

/** The entries of a patient's exams about one nail, zone or foot. */
@Injectable()
export class FootHistory {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly accessLog: AccessLog,
  ) {}

  /** @returns the newest first. @throws DomainError `NOT_FOUND` */
  async of(patientId: number, place: Place): Promise<FoundInRecord[]> {
    if (!(await this.patients.find(patientId)))
      throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    await this.accessLog.note('RECORDS_READ', patientId);
    return this.sql.rows<FoundInRecord & Record<string, unknown>>(
      // Later exams hold copies. The record of the day on which it was seen is the exam itself.
      `select seen.* from (
         select distinct on (found.value ->> 'finding', found.value ->> 'examinedOn')
                r.id as "recordId", r.date, ${RECORD_PROFESSIONAL} as professional, found.value as found,
                case when found.value @> '{"finding": "ULCER"}' then r.foot_exam -> 'sensation' end as sensation,
                case when found.value @> '{"finding": "ULCER"}' then r.foot_exam -> 'circulation' end as circulation,
                case when found.value @> '{"finding": "ULCER"}' then r.foot_exam -> 'skin' else '[]' end as skin
         from clinical_record r
           left join professional p on p.id = r.professional_id
           cross join jsonb_array_elements(r.foot_exam -> $2) found
         where r.patient_id = $1 and r.foot_exam is not null and found.value @> $3
         order by found.value ->> 'finding', found.value ->> 'examinedOn',
                  to_char(r.date, 'YYYY-MM-DD') = found.value ->> 'examinedOn' desc, r.date, r.id desc
       ) seen
       order by seen.found ->> 'examinedOn' desc, seen.found ->> 'finding'`,
      [patientId, groupOf(place), JSON.stringify(place)],
    );
  }
}

const groupOf = (place: Place): 'feet' | 'nails' | 'skin' =>
  'toe' in place ? 'nails' : 'zone' in place ? 'skin' : 'feet';
