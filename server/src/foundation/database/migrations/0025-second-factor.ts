import { Migration } from '@mikro-orm/migrations';

/** Staff users log in with a second factor, which the clinic may require. */
export class SecondFactor extends Migration {
  override up(): void {
    this.addSql(`
alter table clinic_settings add column second_factor_required boolean not null default false;

create table second_factor (
  staff_user_id integer primary key references staff_user (id) on delete cascade,
  -- Encrypted: nonce, secret, tag. The server has the key, outside the database.
  secret bytea not null,
  -- Null until its first code was typed.
  enabled_at timestamptz,
  -- For which time (in steps of 30 seconds since 1970) the last accepted code was: none up to then is accepted again.
  last_step bigint,
  constraint second_factor_secret_length check (octet_length(secret) = 12 + 20 + 16),
  constraint second_factor_enabled_by_code check ((enabled_at is null) = (last_step is null))
);
create function second_factor_steps_rise() returns trigger language plpgsql as $$
begin
  raise exception 'a code is accepted once'
    using errcode = 'restrict_violation', constraint = tg_name;
end $$;
create trigger second_factor_steps_rise before update on second_factor
  for each row when (old.last_step is not null and (new.last_step is null or new.last_step <= old.last_step))
  execute function second_factor_steps_rise();

-- A code that was used is deleted.
create table recovery_code (
  staff_user_id integer not null references second_factor (staff_user_id) on delete cascade,
  code_hash bytea not null,
  constraint recovery_code_pkey primary key (staff_user_id, code_hash),
  constraint recovery_code_hash_length check (octet_length(code_hash) = 32)
);

alter table session
  drop constraint session_end_reason_known,
  add constraint session_end_reason_known check (end_reason in (
    'LOGOUT', 'REUSE', 'PASSWORD_CHANGED', 'ROLE_CHANGED', 'CLOSED', 'DISABLED', 'SECOND_FACTOR_CHANGED'));
alter table security_event
  drop constraint security_event_kind_known,
  add constraint security_event_kind_known check (kind in (
    'LOGIN', 'LOGIN_FAILED', 'CODE_FAILED', 'MORE_FAILURES', 'LOCKED_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED',
    'USER_ADDED', 'ROLE_CHANGED', 'USER_RENAMED', 'USER_DISABLED', 'USER_ENABLED', 'PASSWORD_LINK_MADE',
    'PASSWORD_RESET', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODES_MADE', 'RECOVERY_CODE_USED',
    'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_OPTIONAL'));
drop index security_event_failures_idx;
create index security_event_failures_idx on security_event (at)
  where kind in ('LOGIN_FAILED', 'CODE_FAILED', 'MORE_FAILURES', 'LOCKED_OUT');
`);
  }
}
