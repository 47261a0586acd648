import { Migration } from '@mikro-orm/migrations';

/**
 * A record names who attended. Older ones name nobody: that was not written down then, and what was written is not
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
