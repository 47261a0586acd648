import { Migration } from '@mikro-orm/migrations';

/** The mail server and the WhatsApp account that users connect on the screen. Secrets are encrypted (`SecretBox`). */
export class MessageConnections extends Migration {
  override up(): void {
    this.addSql(`
create table mail_connection (
  id integer primary key default 1,
  host text not null,
  port integer not null,
  username text not null,
  sealed_password bytea,
  sender text not null,
  version integer not null default 1,
  constraint mail_connection_one_row check (id = 1),
  constraint mail_connection_host_length check (char_length(host) between 1 and 253),
  constraint mail_connection_port_range check (port between 1 and 65535),
  constraint mail_connection_username_length check (char_length(username) <= 320),
  constraint mail_connection_sender_length check (char_length(sender) between 3 and 300),
  constraint mail_connection_password_of_user check ((sealed_password is null) = (username = ''))
);

-- A password is never kept for another server, which could be the user's own and read it.
create function mail_connection_drops_password() returns trigger language plpgsql as $$
begin
  if (lower(new.host), new.port) is distinct from (lower(old.host), old.port)
    and new.sealed_password = old.sealed_password
  then
    raise exception 'a password is not kept for another server'
      using errcode = 'restrict_violation', constraint = 'mail_connection_drops_password';
  end if;
  return new;
end $$;
create trigger mail_connection_drops_password before update on mail_connection
  for each row execute function mail_connection_drops_password();

create table whatsapp_connection (
  id integer primary key default 1,
  phone_number_id text not null,
  sealed_token bytea not null,
  confirmation_template text not null,
  reminder_template text not null,
  offer_template text,
  language text not null,
  version integer not null default 1,
  constraint whatsapp_connection_one_row check (id = 1),
  constraint whatsapp_connection_phone_number_id_digits check (phone_number_id ~ '^[0-9]{1,30}$'),
  constraint whatsapp_connection_templates_named check (
    confirmation_template ~ '^[a-z0-9_]+$' and reminder_template ~ '^[a-z0-9_]+$'
    and coalesce(offer_template, 'none') ~ '^[a-z0-9_]+$'),
  constraint whatsapp_connection_language_code check (language ~ '^[a-z]{2,3}(_[A-Z]{2,3})?$')
);

do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'security_event_kind_known');
begin
  execute 'alter table security_event drop constraint security_event_kind_known,
    add constraint security_event_kind_known '
    || replace(known, '''WEBHOOK_REMOVED''::text', '''WEBHOOK_REMOVED''::text, ''MAIL_CONNECTED''::text,
      ''MAIL_DISCONNECTED''::text, ''WHATSAPP_CONNECTED''::text, ''WHATSAPP_DISCONNECTED''::text');
end $$;
`);
  }
}
