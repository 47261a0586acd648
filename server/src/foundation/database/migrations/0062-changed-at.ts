import { Migration } from '@mikro-orm/migrations';

/** When each patient, appointment and record changed last, for programs that ask what changed since they asked before. */
export class ChangedAt extends Migration {
  override up(): void {
    this.addSql(`
-- By the clock of the database: never earlier than the beginning of the transaction.
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;

alter table patient add column changed_at timestamptz not null default now();
alter table appointment add column changed_at timestamptz not null default now();
alter table clinical_record add column changed_at timestamptz not null default now();

create trigger patient_notes_change before insert or update on patient
  for each row execute function note_change();
create trigger appointment_notes_change before insert or update on appointment
  for each row execute function note_change();
create trigger clinical_record_notes_change before insert or update on clinical_record
  for each row execute function note_change();

create index patient_changed_idx on patient (changed_at, id);
create index appointment_changed_idx on appointment (changed_at, id);
create index clinical_record_changed_idx on clinical_record (changed_at, id);
`);
  }
}
