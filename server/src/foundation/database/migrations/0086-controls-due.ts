import { Migration } from '@mikro-orm/migrations';

/** Finds each patient's last visits without reading other appointments, and logs who reads why controls are due. */
export class ControlsDue extends Migration {
  override up(): void {
    this.addSql(`
create index appointment_visits_idx on appointment
  (patient_id, service_type, date desc, start_minute desc, id desc) include (treatment, professional_id)
  where status = 'COMPLETED';

do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_entry_action_known');
begin
  execute 'alter table audit_entry drop constraint audit_entry_action_known,
    add constraint audit_entry_action_known '
    || replace(known, '''ALERTS_LISTED''::text',
      '''ALERTS_LISTED''::text, ''CONTROLS_READ''::text, ''CONTROLS_LISTED''::text');
end $$;
`);
  }
}
