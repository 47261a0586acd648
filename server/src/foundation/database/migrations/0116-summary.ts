import { Migration } from '@mikro-orm/migrations';

/** The register of exports knows the tables of the summary; records are found by their day, and the first entry of an appointment's history. */
export class Summary extends Migration {
  override up(): void {
    this.addSql(`
create index clinical_record_date_idx on clinical_record (date, id);
-- How an appointment was booked, without reading the history's facts.
create index appointment_change_created_idx on appointment_change (appointment_id) include (channel)
  where kind = 'CREATED';

-- The lists that are there, and one more.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'data_export_list_known');
begin
  execute 'alter table data_export drop constraint data_export_list_known, add constraint data_export_list_known '
    || replace(known, '''PATIENTS''::text', '''PATIENTS''::text, ''SUMMARY''::text');
end $$;
`);
  }
}
