import { Migration } from '@mikro-orm/migrations';

/** A link opens an appointment only as long as the appointment is that of the patient whom the link was given to. */
export class LinksEndWithTheirPatient extends Migration {
  override up(): void {
    this.addSql(`
-- Accepted offers gave links to appointments that had become another patient's, and a further one with each request.
delete from appointment_link l using appointment a, waiting_offer o, waiting_entry e
where l.purpose = 'BOOKING' and a.id = l.appointment_id and o.appointment_id = a.id and e.id = o.waiting_entry_id
  and e.patient_id <> a.patient_id;
delete from appointment_link l
where l.purpose = 'BOOKING' and exists (
  select from appointment_link n
  where n.appointment_id = l.appointment_id and n.purpose = 'BOOKING'
    and (n.created_at, n.token_hash) > (l.created_at, l.token_hash));
create unique index appointment_link_booking_key on appointment_link (appointment_id) where purpose = 'BOOKING';

-- The two patients of a merge are one person, so all links stay ('infinity'). When it is undone, those given since the
-- merge end, because they went to the other patient. Null if this transaction does not merge these two, or undo that.
create function links_stay_if_older_than(one integer, other integer) returns timestamptz language sql stable as $$
  select case when undone_at is null then 'infinity' else at end from patient_merge
  where id::text = current_setting('huella.merge', true)
    and (kept_patient_id, merged_patient_id) in ((one, other), (other, one))
$$;

create function appointment_links_end() returns trigger language plpgsql as $$
begin
  delete from appointment_link
  where appointment_id = new.id
    and created_at >= coalesce(links_stay_if_older_than(old.patient_id, new.patient_id), '-infinity');
  return null;
end $$;
create trigger appointment_links_end after update of patient_id on appointment
  for each row when (old.patient_id is distinct from new.patient_id)
  execute function appointment_links_end();

create function waiting_offer_links_end() returns trigger language plpgsql as $$
begin
  delete from waiting_offer_link l using waiting_offer o
  where o.waiting_entry_id = new.id and l.waiting_offer_id = o.id
    and l.created_at >= coalesce(links_stay_if_older_than(old.patient_id, new.patient_id), '-infinity');
  return null;
end $$;
create trigger waiting_offer_links_end after update of patient_id on waiting_entry
  for each row when (old.patient_id is distinct from new.patient_id)
  execute function waiting_offer_links_end();
`);
  }
}
