import { Migration } from '@mikro-orm/migrations';

/** The public address that users set on the screen. */
export class PublicAddress extends Migration {
  override up(): void {
    this.addSql(`
create table public_address (
  id integer primary key default 1,
  address text not null,
  version integer not null default 1,
  constraint public_address_one_row check (id = 1),
  constraint public_address_origin check (
    char_length(address) <= 300 and address ~ '^https?://[]a-z0-9.:[_-]+$')
);

do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'security_event_kind_known');
begin
  execute 'alter table security_event drop constraint security_event_kind_known,
    add constraint security_event_kind_known '
    || replace(known, '''WHATSAPP_DISCONNECTED''::text', '''WHATSAPP_DISCONNECTED''::text,
      ''PUBLIC_ADDRESS_SET''::text, ''PUBLIC_ADDRESS_REMOVED''::text');
end $$;
`);
  }
}
