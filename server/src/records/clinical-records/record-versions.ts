import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { USED_SUPPLIES } from './record.row.js';

/** Keeps every version of each record, including the current one, so that staff compare rows of the same table. */
@Injectable()
export class RecordVersions {
  constructor(private readonly sql: Sql) {}

  /** Stores the current content of the records as their newest versions, in the transaction that wrote it. */
  async keep(recordIds: readonly number[]): Promise<void> {
    await this.sql.rows(
      `insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure,
                                            instructions, used_supplies, written_at, written_by, professional_id, foot_exam,
                                            dismissed_warnings, irritating_products)
       select r.id, r.version, r.date, r.care_description, r.procedure, r.instructions, (${USED_SUPPLIES})::jsonb, r.written_at,
              r.written_by, r.professional_id, r.foot_exam, r.dismissed_warnings, r.irritating_products
       from clinical_record r where r.id = any($1::integer[])`,
      [recordIds],
    );
  }
}
