import { Migration } from '@mikro-orm/migrations';

/**
 * Records that came from a file, with the file and the professional it names. No user wrote them here, and their import
 * can be undone for a day.
 */
export class ImportedRecords extends Migration {
  override up(): void {
    this.addSql(`
create table imported_record (
  clinical_record_id integer not null,
  import_id integer not null,
  -- The professional as named in the file; need not exist in the product.
  professional_name text not null,
  constraint imported_record_key primary key (clinical_record_id),
  constraint imported_record_clinical_record_id_fkey foreign key (clinical_record_id)
    references clinical_record (id) on delete cascade,
  constraint imported_record_import_id_fkey foreign key (import_id) references import (id),
  constraint imported_record_professional_name_length check (char_length(professional_name) <= 200)
);
create index imported_record_import_id_idx on imported_record (import_id);

-- Where a record is from goes with the record alone.
create function imported_record_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from clinical_record where id = old.clinical_record_id) then
    return old;
  end if;
  raise exception 'where a record is from is kept'
    using errcode = 'restrict_violation', constraint = 'imported_record_is_kept';
end $$;
create trigger imported_record_is_kept before update or delete on imported_record
  for each row execute function imported_record_is_kept();
create trigger imported_record_is_not_truncated before truncate on imported_record
  for each statement execute function table_is_kept();

/*
 * An import that is being undone may delete the records that it created, if they are unchanged. The transaction names
 * it in a setting, and the database checks by itself that it is being undone, and that the records were not edited
 * since.
 */
create function is_record_of_undone_import(record integer) returns boolean language sql stable as $$
  select exists (
    select from imported_record i
    join import m on m.id = i.import_id
    join clinical_record r on r.id = i.clinical_record_id
    where i.clinical_record_id = record and m.id::text = current_setting('huella.undone_import', true)
      and m.state = 'APPLIED' and m.task = 'UNDO' and r.version = 1)
$$;
create or replace function clinical_record_is_kept() returns trigger language plpgsql as $$
declare
  record integer;
  of_patient integer;
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'clinical_record' then
      record := old.id;
      of_patient := old.patient_id;
    else
      record := old.clinical_record_id;
      select patient_id into of_patient from clinical_record where id = record;
    end if;
    if is_record_of_undone_import(record) or may_delete_records(of_patient) then return old; end if;
  end if;
  raise exception 'clinical records and their versions are kept'
    using errcode = 'restrict_violation', constraint = 'clinical_record_is_kept';
end $$;

-- The actions that are there, and two more.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_entry_action_known');
begin
  execute 'alter table audit_entry drop constraint audit_entry_action_known,
    add constraint audit_entry_action_known '
    || replace(known, '''RECORDS_READ''::text',
      '''RECORDS_READ''::text, ''RECORDS_IMPORTED''::text, ''RECORDS_IMPORT_UNDONE''::text');
end $$;
`);
  }
}
