import { Migration } from '@mikro-orm/migrations';

/** Private addresses from which calendars read the agenda. */
export class CalendarFeeds extends Migration {
  override up(): void {
    this.addSql(`
create table calendar_feed (
  id uuid primary key,
  -- OWN: the agenda of the professional who its owner is.
  scope text not null,
  shows_names boolean not null,
  -- Null: the clinic's, which outlives its maker's account.
  owner_id integer references staff_user (id),
  created_by integer not null references staff_user (id),
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- At most a minute earlier than the last use.
  last_used_at timestamptz,
  constraint calendar_feed_scope_known check (scope in ('OWN', 'PODIATRY', 'MANICURE', 'ALL')),
  constraint calendar_feed_own_has_owner check (scope <> 'OWN' or owner_id is not null),
  constraint calendar_feed_own_is_made_by_owner check (owner_id = created_by)
);
create index calendar_feed_owner_id_idx on calendar_feed (owner_id) where owner_id is not null;
create index calendar_feed_created_by_idx on calendar_feed (created_by);

-- A feed's contents and its revocation are never rewritten.
create function calendar_feed_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what a calendar feed was is kept'
    using errcode = 'restrict_violation', constraint = 'calendar_feed_is_kept';
end $$;
create trigger calendar_feed_is_not_rewritten before update on calendar_feed for each row
  when ((new.id, new.scope, new.shows_names, new.owner_id, new.created_by, new.created_at)
      is distinct from (old.id, old.scope, old.shows_names, old.owner_id, old.created_by, old.created_at)
    or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at))
  execute function calendar_feed_is_kept();
create trigger calendar_feed_is_kept before delete on calendar_feed
  for each row execute function calendar_feed_is_kept();
create trigger calendar_feed_is_not_truncated before truncate on calendar_feed
  for each statement execute function table_is_kept();

-- Apart from its feed, because backups leave it out. A revoked feed has none.
create table calendar_feed_secret (
  calendar_feed_id uuid primary key references calendar_feed (id),
  hash bytea not null,
  constraint calendar_feed_secret_hash_key unique (hash),
  constraint calendar_feed_secret_hash_length check (octet_length(hash) = 32)
);

-- Whichever way an account is closed: its phones keep nothing that opens the agenda, even if it is opened again.
create function closed_account_has_no_feeds() returns trigger language plpgsql as $$
begin
  delete from calendar_feed_secret
  where calendar_feed_id in (select id from calendar_feed where owner_id = new.id);
  update calendar_feed set revoked_at = new.disabled_at where owner_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger closed_account_has_no_feeds after update of disabled_at on staff_user for each row
  when (old.disabled_at is null and new.disabled_at is not null) execute function closed_account_has_no_feeds();

-- In a calendar, ids must be unique in the world, and stay what they are wherever the clinic is reached.
alter table clinic_settings add column installation_id uuid not null default gen_random_uuid();
alter table blocked_hours add column created_at timestamptz not null default now();

-- The kinds that are there, and two more.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'security_event_kind_known');
begin
  execute 'alter table security_event drop constraint security_event_kind_known,
    add constraint security_event_kind_known '
    || replace(known, '''LOGIN''::text', '''FEED_MADE''::text, ''FEED_REVOKED''::text, ''LOGIN''::text');
end $$;
`);
  }
}
