import { Migration } from '@mikro-orm/migrations';

/** The newest records of one professional: of all, they are found by the index of days. */
export class RecentRecords extends Migration {
  override up(): void {
    this.addSql(`
create index clinical_record_professional_idx on clinical_record (professional_id, date desc, id desc);
`);
  }
}
