import type { DismissedWarning } from '#domain/records/warnings/warning.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import type { RecordRow } from './record.row.js';

type NewRecord = Pick<RecordRow, 'patientId' | 'date' | 'careDescription' | 'procedure' | 'instructions'> & {
  readonly professionalId: number | null;
  readonly appointmentId?: number | null;
  readonly footExam?: FootExam | null;
  readonly dismissedWarnings?: readonly DismissedWarning[];
  readonly irritatingProducts?: string | null;
};

@Injectable()
export class NewRecords {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Inserts records in the caller's transaction, which must also keep their first version. A professional deleted in
   * the meantime becomes null.
   * @returns their ids, in the same order, without those of patients deleted in the meantime. To insert several, the
   *   caller must hold locks on their patients.
   */
  async insert(records: readonly NewRecord[], staff: Staff): Promise<number[]> {
    const inserted = await this.sql.rows<{ id: number }>(
      // Locks the referenced rows, so that a deleted patient results in no row instead of a foreign key error.
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, written_at, written_by,
                                    professional_id, appointment_id, foot_exam, dismissed_warnings, irritating_products)
       select p.id, date, "careDescription", procedure, instructions, $2, $3,
              (select id from professional where id = "professionalId" for key share), "appointmentId",
              nullif("footExam", 'null'), coalesce("dismissedWarnings", '[]'),
              coalesce("irritatingProducts", '')
       from rows from (jsonb_to_recordset($1::jsonb) as ("patientId" integer, date date, "careDescription" text,
              procedure text, instructions text, "professionalId" integer, "appointmentId" integer, "footExam" jsonb, "dismissedWarnings" jsonb,
              "irritatingProducts" text)) with ordinality as r
         join lateral (select id from patient where id = r."patientId" for key share) as p on true
       order by ordinality returning id`,
      [JSON.stringify(records), this.clock.now(), staff.id],
    );
    return inserted.map(({ id }) => id);
  }
}
