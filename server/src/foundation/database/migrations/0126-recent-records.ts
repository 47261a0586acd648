import { Migration } from '@mikro-orm/migrations';

/** The newest records of all patients, or of one professional's visits: without these, each page reads all records. */
export class RecentRecords extends Migration {
  override up(): void {
    this.addSql(`
create index clinical_record_date_idx on clinical_record (date desc, id desc);
create index clinical_record_professional_idx on clinical_record (professional_id, date desc, id desc);
`);
  }
}
