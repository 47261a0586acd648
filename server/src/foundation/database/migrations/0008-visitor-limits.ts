import { Migration } from '@mikro-orm/migrations';

/** How much of an agenda a visitor can book. */
export class VisitorLimits extends Migration {
  override up(): void {
    this.addSql(`
-- Null means no bound.
alter table agenda
  add column open_bookings_limit smallint default 3,
  add constraint agenda_open_bookings_range check (open_bookings_limit between 1 and 50);

-- A clinic in use keeps its booking horizon: its database has staff, a new one has none.
update agenda set horizon_days = 90
where horizon_days is null
  and not exists (select from staff_user) and not exists (select from appointment);

-- A visitor's open bookings are counted at each booking, by e-mail or by phone.
create index patient_phone_e164_idx on patient (phone_e164) where phone_e164 is not null;
create index appointment_open_visitors_idx on appointment (patient_id, date)
  where booked_name is not null and status in ('BOOKED', 'CONFIRMED');
`);
  }
}
