import { Migration } from '@mikro-orm/migrations';

/** Patients who come without an appointment give a name and a phone; the patient's form asks for the rest. */
export class PatientsWithoutEmail extends Migration {
  override up(): void {
    this.addSql(`
alter table patient drop constraint patient_email_length,
  add constraint patient_email_length check (char_length(email) <= 200);
`);
  }
}
