import { Migration } from '@mikro-orm/migrations';

/** Each certificate has a code with which anyone checks it, until it is withdrawn. */
export class CertificateChecks extends Migration {
  override up(): void {
    this.addSql(`
-- Twelve of sixteen letters (domain/records/certificates/check-code.ts): 48 random bits.
create function new_check_code() returns text language sql volatile as $$
  select translate(left(replace(gen_random_uuid()::text, '-', ''), 12), '0123456789abcdef', 'ACDEFHJKMNPRTXYZ')
$$;

alter table certificate
  add column check_code text not null default new_check_code(),
  add constraint certificate_check_code_key unique (check_code),
  add constraint certificate_check_code_letters check (check_code ~ '^[ACDEFHJKMNPRTXYZ]{12}$');

create table certificate_withdrawal (
  certificate_id integer constraint certificate_withdrawal_pkey primary key
    constraint certificate_withdrawal_certificate_id_fkey references certificate (id) on delete cascade,
  reason text not null,
  withdrawn_at timestamptz not null,
  withdrawn_by integer not null constraint certificate_withdrawal_withdrawn_by_fkey references staff_user (id),
  constraint certificate_withdrawal_reason_length check (char_length(reason) between 1 and 200)
);

create function certificate_withdrawal_is_kept() returns trigger language plpgsql as $$
begin
  -- With its certificate, whose own trigger decides.
  if tg_op = 'DELETE' and not exists (select from certificate c where c.id = old.certificate_id) then return old; end if;
  raise exception 'a withdrawal is kept'
    using errcode = 'restrict_violation', constraint = 'certificate_withdrawal_is_kept';
end $$;
create trigger certificate_withdrawal_is_kept before update or delete on certificate_withdrawal
  for each row execute function certificate_withdrawal_is_kept();
create trigger certificate_withdrawal_is_not_truncated before truncate on certificate_withdrawal
  for each statement execute function table_is_kept();
`);
  }
}
