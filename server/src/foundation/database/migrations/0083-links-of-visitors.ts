import { Migration } from '@mikro-orm/migrations';

/** The links of a visitor stay valid when the appointment passes to the patient that the visitor becomes. */
export class LinksOfVisitors extends Migration {
  override up(): void {
    this.addSql(`
-- The visitor who got the links is the new patient of the appointment that 'huella.links_stay' names.
create or replace function appointment_links_end() returns trigger language plpgsql as $$
begin
  if current_setting('huella.links_stay', true) = new.id::text then return null; end if;
  delete from appointment_link
  where appointment_id = new.id
    and created_at >= coalesce(links_stay_if_older_than(old.patient_id, new.patient_id), '-infinity');
  return null;
end $$;
`);
  }
}
