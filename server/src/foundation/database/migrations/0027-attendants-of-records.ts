import { Migration } from '@mikro-orm/migrations';

/**
 * The professional who attended, in each record. Null in older ones, where it was not recorded and which are not
 * rewritten.
 */
export class AttendantsOfRecords extends Migration {
  override up(): void {
    this.addSql(`
alter table clinical_record
  add column professional_id integer,
  add constraint clinical_record_professional_id_fkey foreign key (professional_id) references professional (id);
alter table clinical_record_version
  add column professional_id integer,
  add constraint clinical_record_version_professional_id_fkey
    foreign key (professional_id) references professional (id);
`);
  }
}
