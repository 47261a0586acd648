import { Migration } from '@mikro-orm/migrations';

/** Indexes for FHIR's `_lastUpdated` of encounters and observations, in its order. */
export class RecordsByTime extends Migration {
  override up(): void {
    this.addSql(`
create index clinical_record_written_idx on clinical_record (written_at, id);
create index patient_alert_updated_idx on patient_alert (coalesce(ended_at, noted_at), id);
`);
  }
}
