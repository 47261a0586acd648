import { Migration } from '@mikro-orm/migrations';

/** Automatic messages about controls that are due. */
export class ControlMessages extends Migration {
  override up(): void {
    this.addSql(`
alter table message_settings
  -- The day from which controls must be proposed to get a message: those listed before are for staff. Null: none do.
  add column controls_since date,
  add column control_minute smallint not null default 600,
  add constraint message_settings_control_minute_audible check (control_minute between 480 and 1259);

alter table outbound_message
  drop constraint outbound_message_kind_known,
  add constraint outbound_message_kind_known check (
    kind in ('CONFIRMATION', 'REMINDER', 'CANCELLATION', 'OFFER', 'CONTROL')),
  add constraint outbound_message_control_without_appointment check (kind <> 'CONTROL' or appointment_id is null);

alter table message_opposition
  drop constraint message_opposition_kind_known,
  add constraint message_opposition_kind_known check (
    kind in ('CONFIRMATION', 'REMINDER', 'CANCELLATION', 'OFFER', 'CONTROL'));

alter table whatsapp_connection
  add column control_template text,
  add constraint whatsapp_connection_control_template_named check (control_template ~ '^[a-z0-9_]+$');

alter table control_follow_up
  -- Null for an automatic invitation.
  alter column staff_user_id drop not null,
  -- That of an automatic invitation, as long as it is kept.
  add column outbound_message_id integer constraint control_follow_up_outbound_message_id_fkey
    references outbound_message (id) on delete set null,
  add constraint control_follow_up_by_somebody check (staff_user_id is not null or kind = 'INVITED'),
  add constraint control_follow_up_message_is_automatic check (outbound_message_id is null or staff_user_id is null);
-- However many instances find a control due, it gets one message.
create unique index control_follow_up_automatic_key on control_follow_up (patient_id, service_type, reason, visited_on)
  where staff_user_id is null;
create index control_follow_up_outbound_message_id_idx on control_follow_up (outbound_message_id)
  where outbound_message_id is not null;
`);
  }
}
