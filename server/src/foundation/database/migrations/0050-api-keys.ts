import { Migration } from '@mikro-orm/migrations';

/** Keys for programs. Each acts as an account of its own, so that whatever names a staff user can name a program. */
export class ApiKeys extends Migration {
  override up(): void {
    this.addSql(`
alter table staff_user
  drop constraint staff_user_role_known,
  add constraint staff_user_role_known check (role in ('STAFF', 'RECEPTION', 'PROGRAM')),
  drop constraint staff_user_username_form,
  -- A login contains no colon, so it can't be that of a program.
  add constraint staff_user_username_form check (
    case when role = 'PROGRAM' then username ~ '^key:[a-z0-9]{8}$' else username ~ '^[a-z0-9._-]{1,100}$' end),
  add constraint staff_user_program_is_nobody check (
    role <> 'PROGRAM' or (password_hash is null and professional_id is null and disabled_at is null));

create table api_key (
  id uuid primary key,
  -- The account that the key acts as; its name is the key's.
  staff_user_id integer not null references staff_user (id),
  -- {area: 'READ' or 'WRITE'}
  rights jsonb not null,
  created_by integer not null references staff_user (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- At most a minute earlier than the last use.
  last_used_at timestamptz,
  constraint api_key_staff_user_id_key unique (staff_user_id),
  constraint api_key_ends_after_its_begin check (expires_at > created_at),
  constraint api_key_rights_known check (
    jsonb_typeof(rights) = 'object' and rights <> '{}'
    and rights - array['AGENDA', 'PATIENTS', 'HEALTH_DATA', 'STOCK', 'MESSAGES', 'BACKUP', 'SETTINGS'] = '{}'
    and not jsonb_path_exists(rights, 'strict $.* ? (@.type() != "string")')
    and not jsonb_path_exists(rights, 'strict $.* ? (@ != "READ" && @ != "WRITE")'))
);
create index api_key_created_by_idx on api_key (created_by);

-- A key's rights and its revocation are never rewritten.
create function api_key_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what a key was is kept'
    using errcode = 'restrict_violation', constraint = 'api_key_is_kept';
end $$;
create trigger api_key_is_not_rewritten before update on api_key for each row
  when ((new.id, new.staff_user_id, new.rights, new.created_by, new.created_at, new.expires_at)
      is distinct from (old.id, old.staff_user_id, old.rights, old.created_by, old.created_at, old.expires_at)
    or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at))
  execute function api_key_is_kept();
create trigger api_key_is_kept before delete on api_key for each row execute function api_key_is_kept();
create trigger api_key_is_not_truncated before truncate on api_key for each statement execute function table_is_kept();

-- Apart from its key, because backups leave it out. A revoked key has none.
create table api_key_secret (
  api_key_id uuid primary key references api_key (id),
  hash bytea not null,
  constraint api_key_secret_hash_key unique (hash),
  constraint api_key_secret_hash_length check (octet_length(hash) = 32)
);

alter table security_event
  drop constraint security_event_kind_known,
  add constraint security_event_kind_known check (kind in (
    'LOGIN', 'LOGIN_FAILED', 'CODE_FAILED', 'MORE_FAILURES', 'LOCKED_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED',
    'USER_ADDED', 'ROLE_CHANGED', 'USER_RENAMED', 'USER_DISABLED', 'USER_ENABLED', 'PASSWORD_LINK_MADE',
    'PASSWORD_RESET', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODES_MADE', 'RECOVERY_CODE_USED',
    'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_OPTIONAL', 'KEY_MADE', 'KEY_REVOKED'));
`);
  }
}
