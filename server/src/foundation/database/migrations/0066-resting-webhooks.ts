import { Migration } from '@mikro-orm/migrations';

/** Receivers that ask for a rest, names of calendar feeds, and which webhook or feed an entry of the security log is about. */
export class RestingWebhooks extends Migration {
  override up(): void {
    this.addSql(`
-- Until then its receiver asked not to be called.
alter table webhook add column rests_until timestamptz;

-- On which device a feed is read. Null where it was made before feeds had names.
alter table calendar_feed
  add column name text,
  add constraint calendar_feed_name_form check (name ~ '[^[:space:]]' and char_length(name) <= 60);
drop trigger calendar_feed_is_not_rewritten on calendar_feed;
create trigger calendar_feed_is_not_rewritten before update on calendar_feed for each row
  when ((new.id, new.name, new.scope, new.shows_names, new.owner_id, new.created_by, new.created_at)
      is distinct from (old.id, old.name, old.scope, old.shows_names, old.owner_id, old.created_by, old.created_at)
    or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at))
  execute function calendar_feed_is_kept();

-- Such as the name of a feed, or the host of a webhook, which may be gone by now.
alter table security_event
  add column about text,
  add constraint security_event_about_length check (char_length(about) between 1 and 600);
`);
  }
}
