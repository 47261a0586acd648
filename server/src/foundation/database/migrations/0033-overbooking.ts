import { Migration } from '@mikro-orm/migrations';

/** An appointment that staff make at an hour already taken. It holds no slots until the holder leaves. */
export class Overbooking extends Migration {
  override up(): void {
    this.addSql(`
alter table appointment add column overbooked boolean not null default false;
create index appointment_overbooked_idx on appointment (professional_id, date) where overbooked;
`);
    this.addSql(AGENDA_PROMISE);
  }
}

// As before, but an overbooked appointment holds none.
const AGENDA_PROMISE = `
create or replace function appointment_holds_its_slots() returns trigger language plpgsql as $$
declare
  checked integer;
begin
  if tg_table_name = 'appointment' then
    checked := new.id;
  elsif tg_op = 'DELETE' then
    checked := old.appointment_id;
  else
    checked := new.appointment_id;
  end if;
  if exists (
    select from appointment a
    where a.id = checked
      and array(
        select (s.professional_id, s.day, s.slot::integer)::text
        from appointment_slot s where s.appointment_id = a.id order by s.slot
      ) <> case when a.status = 'CANCELLED' or a.overbooked then array[]::text[] else array(
        select (a.professional_id, a.date, half_hour)::text
        from generate_series(a.start_minute / 30, (a.start_minute + a.duration_minutes) / 30 - 1) as half_hour
        order by half_hour
      ) end
  ) then
    raise exception 'appointment % does not hold exactly the slots of its time', checked
      using errcode = 'check_violation', constraint = 'appointment_holds_its_slots';
  end if;
  return null;
end $$;
drop trigger appointment_holds_its_slots on appointment;
create constraint trigger appointment_holds_its_slots
  after insert or update of professional_id, date, start_minute, duration_minutes, status, overbooked on appointment
  deferrable initially deferred for each row execute function appointment_holds_its_slots();
`;
