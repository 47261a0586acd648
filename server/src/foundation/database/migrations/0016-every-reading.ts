import { Migration } from '@mikro-orm/migrations';

/** Every reading of health data is registered, also of lists, and outlives the patient; changes of a condition keep versions. */
export class EveryReading extends Migration {
  override up(): void {
    this.addSql(ENTRIES);
    this.addSql(VERSIONS);
  }
}

const ENTRIES = `
-- A list may hold all patients: as ranges, their ids take a few bytes.
alter table audit_entry
  add column patient_ids int4multirange not null default '{}',
  -- Null in entries from before these were kept.
  add column channel text,
  add column address inet;
alter table audit_entry disable trigger audit_entry_is_kept;
update audit_entry set patient_ids = int4multirange(int4range(patient_id, patient_id, '[]'))
where patient_id is not null;
alter table audit_entry enable trigger audit_entry_is_kept;

-- Entries outlive the patient: they hold ids and refer to nothing.
alter table audit_entry
  drop constraint audit_entry_action_known,
  drop constraint audit_entry_patient_of_action,
  drop column patient_id,
  alter column patient_ids drop default,
  alter column staff_user_id drop not null,
  add constraint audit_entry_action_known check (action in (
    'RECORDS_READ', 'VERSIONS_READ', 'CONDITION_READ', 'CONDITIONS_LISTED', 'CONDITION_VERSIONS_READ',
    'PATIENT_DELETED', 'BACKUP_DOWNLOADED')),
  add constraint audit_entry_patients_of_action check ((action = 'BACKUP_DOWNLOADED') = isempty(patient_ids)),
  add constraint audit_entry_channel_known check (channel in ('PANEL', 'API', 'SYSTEM')),
  add constraint audit_entry_by_somebody check (staff_user_id is not null or channel is not distinct from 'SYSTEM');
create index audit_entry_patient_ids_idx on audit_entry using gist (patient_ids);
create index audit_entry_whole_database_idx on audit_entry (id) where isempty(patient_ids);
drop index audit_entry_staff_user_id_idx;
create index audit_entry_staff_user_id_at_idx on audit_entry (staff_user_id, at);

create or replace function audit_entry_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was registered is kept'
    using errcode = 'restrict_violation', constraint = 'audit_entry_is_kept';
end $$;
`;

const VERSIONS = `
-- Each underlying condition and clinical case of a patient as it was written, the newest included.
create table patient_condition_version (
  patient_id integer not null references patient (id) on delete cascade,
  version integer not null,
  underlying_condition text not null,
  clinical_case text not null,
  -- Null where it was written before versions were kept.
  written_at timestamptz,
  written_by integer references staff_user (id),
  constraint patient_condition_version_key primary key (patient_id, version)
);
insert into patient_condition_version (patient_id, version, underlying_condition, clinical_case)
select id, 1, underlying_condition, clinical_case from patient
where underlying_condition <> '' or clinical_case <> '';

-- They go only with their patient, and one with clinical records is kept (clinical_record_patient_id_fkey).
create function patient_condition_version_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from patient where id = old.patient_id) then
    return old;
  end if;
  raise exception 'the versions of a condition are kept'
    using errcode = 'restrict_violation', constraint = 'patient_condition_version_is_kept';
end $$;
create trigger patient_condition_version_is_kept before update or delete on patient_condition_version
  for each row execute function patient_condition_version_is_kept();
create trigger patient_condition_version_is_not_truncated before truncate on patient_condition_version
  for each statement execute function table_is_kept();

-- Checked at commit.
create function patient_condition_has_its_version() returns trigger language plpgsql as $$
begin
  if exists (
    select from patient p where p.id = new.id and not exists (
      select from (select * from patient_condition_version where patient_id = p.id order by version desc limit 1) as v
      where v.underlying_condition = p.underlying_condition and v.clinical_case = p.clinical_case)
  ) then
    raise exception 'the condition of patient % is not its last version', new.id
      using errcode = 'check_violation', constraint = 'patient_condition_has_its_version';
  end if;
  return null;
end $$;
create constraint trigger patient_condition_has_its_version
  after insert on patient deferrable initially deferred for each row
  when (new.underlying_condition <> '' or new.clinical_case <> '')
  execute function patient_condition_has_its_version();
create constraint trigger patient_changed_condition_has_its_version
  after update of underlying_condition, clinical_case on patient deferrable initially deferred for each row
  when ((old.underlying_condition, old.clinical_case) is distinct from (new.underlying_condition, new.clinical_case))
  execute function patient_condition_has_its_version();
`;
