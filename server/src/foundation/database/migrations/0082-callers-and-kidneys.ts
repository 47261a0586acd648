import { Migration } from '@mikro-orm/migrations';

/** New fields: the user who put a caller on the waiting list, and end-stage renal disease. */
export class CallersAndKidneys extends Migration {
  override up(): void {
    this.addSql(`
alter table waiting_entry
  -- Null: the visitors' form.
  add column added_by integer,
  add constraint waiting_entry_added_by_fkey foreign key (added_by) references staff_user (id);

alter table patient_alert
  drop constraint patient_alert_kind_known,
  add constraint patient_alert_kind_known check (kind in (
    'DIABETES', 'ANTICOAGULANTS', 'LATEX_ALLERGY', 'LIDOCAINE_ALLERGY', 'IODINE_ALLERGY', 'ADHESIVE_ALLERGY',
    'ACRYLATE_ALLERGY', 'IMMUNOSUPPRESSION', 'ARTERIAL_DISEASE', 'KIDNEY_FAILURE', 'PACEMAKER', 'PREGNANCY',
    'EARLIER_ULCER', 'EARLIER_AMPUTATION'));
`);
  }
}
