import { Migration } from '@mikro-orm/migrations';

/**
 * The controls that exams call for, which a rule calculates from all exams and alerts of a patient. Whatever changes
 * those marks the patient, and the result is calculated again before it is listed.
 */
export class FootControls extends Migration {
  override up(): void {
    this.addSql(`
create table foot_control (
  patient_id integer not null references patient (id) on delete cascade,
  reason text not null,
  starts_on date not null,
  due_on date not null,
  -- The record of the exam, and what that record says. No foreign key, because of which an edit of the record and the
  -- calculation would wait for each other; the triggers below delete the row with its record.
  clinical_record_id integer not null,
  visited_on date not null,
  -- Null if the record names none.
  professional_id integer references professional (id) on delete set null,
  constraint foot_control_pkey primary key (patient_id, reason),
  constraint foot_control_reason_known check (reason in ('RISK', 'BRACE')),
  constraint foot_control_order check (starts_on <= due_on)
);
create index foot_control_due_idx on foot_control (due_on, patient_id);
create index foot_control_professional_id_idx on foot_control (professional_id);

-- Rows are only added and deleted, so that a change never waits for a calculation. No foreign key: a deleted patient's
-- records mark them as well.
create table outdated_foot_control (
  id bigint generated always as identity primary key,
  patient_id integer not null
);
create index outdated_foot_control_patient_id_idx on outdated_foot_control (patient_id);

create function exam_outdates_foot_control() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into outdated_foot_control (patient_id) values (old.patient_id);
    if tg_op = 'DELETE' or new.patient_id <> old.patient_id then
      delete from foot_control where patient_id = old.patient_id;
    end if;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.patient_id <> old.patient_id) then
    insert into outdated_foot_control (patient_id) values (new.patient_id);
  end if;
  return null;
end $$;
create trigger added_exam_outdates_foot_control after insert on clinical_record
  for each row when (new.foot_exam is not null) execute function exam_outdates_foot_control();
create trigger changed_exam_outdates_foot_control
  after update of patient_id, date, foot_exam, professional_id, appointment_id on clinical_record
  for each row when (old.foot_exam is not null or new.foot_exam is not null)
  execute function exam_outdates_foot_control();
create trigger deleted_exam_outdates_foot_control after delete on clinical_record
  for each row when (old.foot_exam is not null) execute function exam_outdates_foot_control();

create function alert_outdates_foot_control() returns trigger language plpgsql as $$
begin
  insert into outdated_foot_control (patient_id)
  select distinct r.patient_id from clinical_record r
  where r.foot_exam is not null
    and r.patient_id in (case when tg_op <> 'INSERT' then old.patient_id end,
                         case when tg_op <> 'DELETE' then new.patient_id end);
  return null;
end $$;
create trigger alert_outdates_foot_control after insert or update or delete on patient_alert
  for each row execute function alert_outdates_foot_control();

-- Calculated in small parts once an instance runs.
insert into outdated_foot_control (patient_id)
select distinct patient_id from clinical_record where foot_exam is not null;
`);
  }
}
