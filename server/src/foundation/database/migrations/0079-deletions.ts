import { Migration } from '@mikro-orm/migrations';

/** Changes that programs with a copy can't see in the tables: deleted rows, and blocked patients. */
export class Deletions extends Migration {
  override up(): void {
    this.addSql(`
alter table supply add column changed_at timestamptz not null default now();
create trigger supply_notes_change before insert or update on supply
  for each row execute function note_change();
create index supply_changed_idx on supply (changed_at, id);

-- Ids only: nothing about the person or thing is kept.
create table deletion (
  of_table text not null,
  row_id integer not null,
  changed_at timestamptz not null,
  constraint deletion_pkey primary key (of_table, row_id),
  constraint deletion_of_table_known check (of_table in ('patient', 'appointment', 'clinical_record', 'supply'))
);
create index deletion_changed_idx on deletion (of_table, changed_at, row_id);

create function note_deletions() returns trigger language plpgsql as $$
begin
  -- Undoing a merge brings back a patient, who may be merged again.
  insert into deletion (of_table, row_id, changed_at)
  select tg_table_name, id, clock_timestamp() from gone
  on conflict on constraint deletion_pkey do update set changed_at = excluded.changed_at;
  return null;
end $$;
create trigger patient_notes_deletions after delete on patient
  referencing old table as gone for each statement execute function note_deletions();
create trigger appointment_notes_deletions after delete on appointment
  referencing old table as gone for each statement execute function note_deletions();
create trigger clinical_record_notes_deletions after delete on clinical_record
  referencing old table as gone for each statement execute function note_deletions();
create trigger supply_notes_deletions after delete on supply
  referencing old table as gone for each statement execute function note_deletions();

-- Otherwise a change made while a patient's data are blocked would lie behind the cursors of those who read on.
create function note_block() returns trigger language plpgsql as $$
begin
  update patient set changed_at = clock_timestamp() where id = new.patient_id;
  return null;
end $$;
create trigger patient_block_notes_change after insert or update of lifted_at on patient_block
  for each row execute function note_block();
`);
  }
}
