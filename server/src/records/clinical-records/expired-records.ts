import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { StockLedger } from '../../stock/stock-ledger.js';

/** Deletes records that the law no longer requires to be kept (Decreto 41 of 2012, article 12). */
@Injectable()
export class ExpiredRecords {
  constructor(
    private readonly sql: Sql,
    private readonly ledger: StockLedger,
  ) {}

  /** Deletes a patient's records and photos, with their certificates, in the caller's transaction, which has locked the patient. */
  async deleteOf(patientId: number): Promise<void> {
    const records = await this.sql.rows<{ id: number }>(
      'select id from clinical_record where patient_id = $1',
      [patientId],
    );
    const ids = records.map(({ id }) => id);
    // The trigger that protects records lets this patient's be deleted, after checking the years itself.
    await this.sql.rows(`select set_config('huella.expired_patient', $1, true)`, [String(patientId)]);
    await this.sql.rows('delete from certificate where clinical_record_id = any($1::integer[])', [ids]);
    await this.sql.rows('delete from photo where patient_id = $1', [patientId]);
    await this.sql.rows('delete from clinical_record_version where clinical_record_id = any($1::integer[])', [
      ids,
    ]);
    await this.sql.rows('delete from used_supply where clinical_record_id = any($1::integer[])', [ids]);
    await this.ledger.eraseReasons(ids);
    await this.sql.rows('delete from clinical_record where id = any($1::integer[])', [ids]);
  }
}
