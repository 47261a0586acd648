import { Migration } from '@mikro-orm/migrations';

/** Staff users are disabled and let in again, and choose their password by a link. */
export class Team extends Migration {
  override up(): void {
    this.addSql(`
drop trigger staff_user_with_all_rights_remains on staff_user;
alter table staff_user
  -- Null until the user has chosen one.
  alter column password_hash drop not null,
  add column disabled_at timestamptz,
  add column last_login_at timestamptz;
update staff_user u set last_login_at = (select max(s.created_at) from session s where s.staff_user_id = u.id);
alter table session
  drop constraint session_end_reason_known,
  add constraint session_end_reason_known
    check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD_CHANGED', 'ROLE_CHANGED', 'CLOSED', 'DISABLED'));
alter table security_event
  drop constraint security_event_kind_known,
  add constraint security_event_kind_known check (kind in (
    'LOGIN', 'LOGIN_FAILED', 'MORE_FAILURES', 'LOCKED_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'USER_ADDED',
    'ROLE_CHANGED', 'USER_RENAMED', 'USER_DISABLED', 'USER_ENABLED', 'PASSWORD_LINK_MADE', 'PASSWORD_RESET'));

-- A user has one link at most: a new one replaces it.
create table password_link (
  staff_user_id integer primary key references staff_user (id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  constraint password_link_token_hash_key unique (token_hash),
  constraint password_link_token_hash_length check (octet_length(token_hash) = 32)
);

create or replace function staff_user_with_all_rights_remains() returns trigger language plpgsql as $$
begin
  -- One at a time: two users who disable each other must not both count on the other.
  perform pg_advisory_xact_lock(tg_relid::bigint);
  -- Of nobody, an update changes nothing.
  if (tg_op = 'DELETE' or exists (select from staff_user)) and not exists (
    select from staff_user where role = 'STAFF' and disabled_at is null and password_hash is not null
  ) then
    raise exception 'nobody with all rights could log in'
      using errcode = 'restrict_violation', constraint = tg_name;
  end if;
  return null;
end $$;
-- Not at each login, which only notes its time.
create trigger staff_user_with_all_rights_remains
  after update of role, disabled_at, password_hash or delete on staff_user
  for each statement execute function staff_user_with_all_rights_remains();
`);
  }
}
