import { Migration } from '@mikro-orm/migrations';

/** Data removed automatically after a number of months, and the counts removed each night. */
export class Retention extends Migration {
  override up(): void {
    this.addSql(`
-- Null keeps for ever.
create table retention_settings (
  id integer primary key default 1,
  message_months smallint default 12,
  security_log_months smallint default 12,
  visitor_months smallint default 24,
  -- Nothing is removed before this day.
  starts_on date not null default current_date,
  version integer not null default 1,
  constraint retention_settings_single_row check (id = 1),
  constraint retention_settings_message_months_range check (message_months between 1 and 120),
  -- Less would be refused by security_event_is_kept.
  constraint retention_settings_security_log_months_range check (security_log_months between 12 and 120),
  constraint retention_settings_visitor_months_range check (visitor_months between 6 and 120)
);
-- A clinic that works already gets 30 days to see what would go, and to choose otherwise.
insert into retention_settings (starts_on)
select current_date + case when exists (select from patient) then 30 else 0 end;

create table retention_run (
  -- One run a night, however many instances there are.
  night date primary key,
  started_at timestamptz not null,
  -- Null while it runs, and where it was interrupted.
  finished_at timestamptz,
  messages integer not null default 0,
  security_events integer not null default 0,
  visitors integer not null default 0,
  constraint retention_run_counts_not_negative check (least(messages, security_events, visitors) >= 0),
  constraint retention_run_ends_after_start check (finished_at >= started_at)
);

-- Whether the booking page made the patient.
alter table patient add column made_by_visitor boolean not null default false;
-- Those of before are known by the booking that was written in the same moment.
update patient p set made_by_visitor = true
where exists (
  select from appointment a
  where a.patient_id = p.id and a.booked_name is not null
    and a.created_at between p.created_at - interval '1 minute' and p.created_at + interval '1 minute');
`);
  }
}
