import { Migration } from '@mikro-orm/migrations';

/** Links that let patients see and change an appointment without logging in, and the clinic's rules for them. */
export class AppointmentLinks extends Migration {
  override up(): void {
    this.addSql(`
create table appointment_link (
  token_hash bytea not null,
  appointment_id integer not null,
  purpose text not null,
  created_at timestamptz not null,
  constraint appointment_link_pkey primary key (token_hash),
  constraint appointment_link_appointment_id_fkey foreign key (appointment_id) references appointment (id) on delete cascade,
  constraint appointment_link_purpose_known check (purpose in ('BOOKING', 'MESSAGE')),
  constraint appointment_link_token_hash_length check (octet_length(token_hash) = 32)
);
create index appointment_link_appointment_id_idx on appointment_link (appointment_id);

alter table clinic_settings
  add column what_to_bring text not null default '',
  add column visitors_may_change boolean not null default true,
  add column change_deadline_hours smallint not null default 12,
  add constraint clinic_settings_what_to_bring_length check (char_length(what_to_bring) <= 1000),
  add constraint clinic_settings_change_deadline_hours_range check (change_deadline_hours between 0 and 168);

alter table appointment_change
  drop constraint appointment_change_channel_known,
  add constraint appointment_change_channel_known check (channel in ('PANEL', 'API', 'PUBLIC', 'LINK', 'SYSTEM'));
`);
  }
}
