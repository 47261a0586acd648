import { Migration } from '@mikro-orm/migrations';

/**
 * A record gets another patient by a merge or its undoing, without being written. FHIR's `_lastUpdated` is the later of
 * both times, in the order of an index.
 */
export class MergedRecords extends Migration {
  override up(): void {
    this.addSql(`
alter table clinical_record add column merged_at timestamptz;

create function merge_dates_records() returns trigger language plpgsql set search_path = public as $$
begin
  update clinical_record set merged_at = greatest(merged_at, coalesce(new.undone_at, new.at))
  where patient_id in (new.kept_patient_id, new.merged_patient_id);
  return null;
end $$;
create trigger merge_dates_records after insert or update of undone_at on patient_merge
  for each row execute function merge_dates_records();

drop index clinical_record_written_idx;
create index clinical_record_updated_idx on clinical_record (greatest(written_at, merged_at), id);

-- Last: a table with changed rows, whose constraints are checked at the end, takes no index.
update clinical_record r set merged_at = m.at
from (select p.id, max(coalesce(g.undone_at, g.at)) as at
      from patient p join patient_merge g on p.id in (g.kept_patient_id, g.merged_patient_id) group by p.id) m
where m.id = r.patient_id;
`);
  }
}
