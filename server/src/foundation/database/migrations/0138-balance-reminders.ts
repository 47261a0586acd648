import { Migration } from '@mikro-orm/migrations';

/** Messages that remind patients of what they owe. */
export class BalanceReminders extends Migration {
  override up(): void {
    this.addSql(`
alter table outbound_message
  -- The patient's debt when the reminder was written, in whole pesos.
  add column amount bigint,
  drop constraint outbound_message_kind_known,
  add constraint outbound_message_kind_known check (
    kind in ('CONFIRMATION', 'REMINDER', 'CANCELLATION', 'OFFER', 'CONTROL', 'BALANCE')),
  drop constraint outbound_message_control_without_appointment,
  add constraint outbound_message_about_no_appointment check (
    kind not in ('CONTROL', 'BALANCE') or appointment_id is null),
  add constraint outbound_message_amount_of_balance check ((amount is not null) = (kind = 'BALANCE')),
  add constraint outbound_message_amount_positive check (amount > 0);
-- A patient is reminded once a day, however often a user clicks.
create unique index outbound_message_balance_key on outbound_message (patient_id, date)
  where kind = 'BALANCE' and state not in ('WITHDRAWN', 'DISCARDED');

alter table message_opposition
  drop constraint message_opposition_kind_known,
  add constraint message_opposition_kind_known check (
    kind in ('CONFIRMATION', 'REMINDER', 'CANCELLATION', 'OFFER', 'CONTROL', 'BALANCE'));

alter table whatsapp_connection
  add column balance_template text,
  add constraint whatsapp_connection_balance_template_named check (balance_template ~ '^[a-z0-9_]+$');
`);
  }
}
