import { Migration } from '@mikro-orm/migrations';

/** Each person has rights of their own. Everybody keeps exactly those that their role gave them. */
export class RightsPerPerson extends Migration {
  override up(): void {
    this.addSql(RIGHTS);
    this.addSql(PROGRAMS);
    this.addSql(TEAM_REMAINS);
  }
}

const EVERYTHING = `{"AGENDA": "WRITE", "PATIENTS": "WRITE", "HEALTH_DATA": "WRITE", "STOCK": "WRITE", "MESSAGES": "WRITE",
  "BACKUP": "WRITE", "SETTINGS": "WRITE", "CAJA": "WRITE", "CAJA_CORRECTIONS": "WRITE", "TEAM": "WRITE"}`;
const RECEPTION = `{"AGENDA": "WRITE", "PATIENTS": "WRITE", "STOCK": "WRITE", "MESSAGES": "WRITE", "SETTINGS": "WRITE",
  "CAJA": "WRITE"}`;

const RIGHTS = `
drop trigger staff_user_with_all_rights_remains on staff_user;
drop function staff_user_with_all_rights_remains();
alter table staff_user
  -- {area: 'READ' or 'WRITE'}. A program's are those of its key.
  add column rights jsonb not null default '${EVERYTHING}',
  add column is_program boolean not null default false;
update staff_user set rights = '${RECEPTION}' where role = 'RECEPTION';
update staff_user set rights = '{}', is_program = true where role = 'PROGRAM';
alter table staff_user add constraint staff_user_rights_known check (
  jsonb_typeof(rights) = 'object'
  and rights - array['AGENDA', 'PATIENTS', 'HEALTH_DATA', 'STOCK', 'MESSAGES', 'BACKUP', 'SETTINGS', 'CAJA',
                     'CAJA_CORRECTIONS', 'TEAM'] = '{}'
  and not jsonb_path_exists(rights, 'strict $.* ? (@.type() != "string")')
  and not jsonb_path_exists(rights, 'strict $.* ? (@ != "READ" && @ != "WRITE")'));
`;

const PROGRAMS = `
alter table staff_user
  drop constraint staff_user_username_form,
  -- A login contains no colon, so it can't be that of a program.
  add constraint staff_user_username_form check (
    case when is_program then username ~ '^key:[a-z0-9]{8}$' else username ~ '^[a-z0-9._-]{1,100}$' end),
  drop constraint staff_user_program_is_nobody,
  add constraint staff_user_program_is_nobody check (
    not is_program
    or (password_hash is null and professional_id is null and disabled_at is null and rights = '{}')),
  drop column role;
`;

const TEAM_REMAINS = `
create function staff_user_with_team_remains() returns trigger language plpgsql as $$
begin
  -- One at a time: two users who take this right from each other must not both count on the other.
  perform pg_advisory_xact_lock(tg_relid::bigint);
  -- Of nobody, an update changes nothing.
  if (tg_op = 'DELETE' or exists (select from staff_user)) and not exists (
    select from staff_user where rights ->> 'TEAM' = 'WRITE' and disabled_at is null and password_hash is not null
  ) then
    raise exception 'nobody who may change the team could log in'
      using errcode = 'restrict_violation', constraint = tg_name;
  end if;
  return null;
end $$;
-- Not at each login, which only notes its time.
create trigger staff_user_with_team_remains
  after update of rights, disabled_at, password_hash or delete on staff_user
  for each statement execute function staff_user_with_team_remains();
`;
