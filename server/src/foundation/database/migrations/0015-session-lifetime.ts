import { Migration } from '@mikro-orm/migrations';

/** A session ends 30 days after its login at the latest, and its user sees where it is used. */
export class SessionLifetime extends Migration {
  override up(): void {
    this.addSql(`
alter table security_event
  drop constraint security_event_kind_known,
  add constraint security_event_kind_known check (kind in (
    'LOGIN', 'LOGIN_FAILED', 'MORE_FAILURES', 'LOCKED_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'USER_ADDED',
    'ROLE_CHANGED', 'USER_RENAMED'));
alter table staff_user add column version integer not null default 1;
alter table session
  add column expires_at timestamptz,
  add column last_used_at timestamptz,
  add column user_agent text not null default '';
update session s set
  expires_at = s.created_at + interval '720 hours',
  last_used_at = coalesce((select max(t.used_at) from refresh_token t where t.session_id = s.id), s.created_at);
alter table session
  alter column expires_at set not null,
  alter column last_used_at set not null,
  -- Hours: days would depend on a change of the clock in between.
  add constraint session_ends_within_30_days check (expires_at <= created_at + interval '720 hours'),
  add constraint session_user_agent_length check (char_length(user_agent) <= 400),
  drop constraint session_end_reason_known,
  add constraint session_end_reason_known check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD_CHANGED', 'ROLE_CHANGED', 'CLOSED'));
`);
  }
}
