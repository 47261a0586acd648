import { Migration } from '@mikro-orm/migrations';

/** Patients who are deleted with an appointment ahead are still sent its cancellation. */
export class MailsOfTheDeleted extends Migration {
  override up(): void {
    this.addSql(`
-- Null for the cancellation that goes out after its patient was deleted. All other messages go with the patient.
alter table outbound_message
  alter column patient_id drop not null,
  add constraint outbound_message_has_patient check (patient_id is not null or kind = 'CANCELLATION');

create function patient_leaves_cancellations() returns trigger language plpgsql as $$
begin
  update outbound_message set patient_id = null
  where patient_id = old.id and kind = 'CANCELLATION' and state = 'QUEUED';
  return old;
end $$;
create trigger patient_leaves_cancellations before delete on patient
  for each row execute function patient_leaves_cancellations();
`);
  }
}
