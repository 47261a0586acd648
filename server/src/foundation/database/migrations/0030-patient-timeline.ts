import { Migration } from '@mikro-orm/migrations';

/** A page of a patient's timeline is read from indexes that have its order. */
export class PatientTimeline extends Migration {
  override up(): void {
    this.addSql(`
create index appointment_patient_time_idx on appointment (patient_id, date desc, start_minute desc, id desc);
drop index appointment_patient_id_idx;
create index outbound_message_patient_time_idx on outbound_message (patient_id, created_at desc, id desc);
`);
  }
}
