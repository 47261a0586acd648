import { Migration } from '@mikro-orm/migrations';

/** Whether the patient of an appointment came, and which record was written about it. */
export class Visits extends Migration {
  override up(): void {
    this.addSql(`
alter table appointment
  add column attendance text,
  add column arrived_at timestamptz,
  add constraint appointment_attendance_known check (attendance in ('ARRIVED', 'IN_CARE', 'NO_SHOW')),
  add constraint appointment_cancelled_unattended check (attendance is null or status <> 'CANCELLED'),
  add constraint appointment_arrival_complete check (
    (arrived_at is not null) = (attendance is not null and attendance <> 'NO_SHOW')),
  add constraint appointment_of_patient_key unique (id, patient_id);
create index appointment_no_show_idx on appointment (patient_id, date) where attendance = 'NO_SHOW';

alter table clinical_record
  add column appointment_id integer,
  add constraint clinical_record_appointment_id_key unique (appointment_id),
  -- A record is about its own patient's appointment. Deferred, so that both can be given to another patient.
  add constraint clinical_record_appointment_fkey foreign key (appointment_id, patient_id)
    references appointment (id, patient_id) on delete set null (appointment_id) deferrable initially deferred;
`);
  }
}
