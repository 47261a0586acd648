import { Migration } from '@mikro-orm/migrations';

/** A user's role: the areas they may see and change. At first, all users keep all rights. */
export class StaffRoles extends Migration {
  override up(): void {
    this.addSql(`
alter table staff_user add column role text not null default 'STAFF',
  add constraint staff_user_role_known check (role in ('STAFF', 'RECEPTION'));
alter table session drop constraint session_end_reason_known,
  add constraint session_end_reason_known
    check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD_CHANGED', 'ROLE_CHANGED'));
alter table security_event drop constraint security_event_kind_known,
  add constraint security_event_kind_known check (kind in (
    'LOGIN', 'LOGIN_FAILED', 'MORE_FAILURES', 'LOCKED_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'USER_ADDED',
    'ROLE_CHANGED'));`);
    this.addSql(`
create function staff_user_with_all_rights_remains() returns trigger language plpgsql as $$
begin
  -- One at a time: two users who take each other's rights away must not both count on the other.
  perform pg_advisory_xact_lock(tg_relid::bigint);
  if not exists (select from staff_user where role = 'STAFF') then
    raise exception 'nobody with all rights would remain'
      using errcode = 'restrict_violation', constraint = tg_name;
  end if;
  return null;
end $$;
create trigger staff_user_with_all_rights_remains after update or delete on staff_user
  for each statement execute function staff_user_with_all_rights_remains();`);
  }
}
