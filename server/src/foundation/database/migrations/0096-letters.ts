import { Migration } from '@mikro-orm/migrations';

/** Letters are issued and kept like certificates; a referral is tracked until it is answered. */
export class Letters extends Migration {
  override up(): void {
    this.addSql(`
alter table certificate
  -- The texts of a letter by their part; empty for a certificate.
  add column parts jsonb not null default '{}',
  drop constraint certificate_kind_known,
  add constraint certificate_kind_known check (
    kind in ('GENERAL', 'SPORT', 'WORK', 'REFERRAL', 'PODIATRY_REPORT', 'REIMBURSEMENT')),
  add constraint certificate_parts_known check (
    jsonb_typeof(parts) = 'object'
    and parts - array['RECIPIENT', 'FINDINGS', 'MEASUREMENTS', 'RISK', 'WARNINGS', 'PLAN', 'TREATMENT', 'AMOUNT',
                      'MEDICAL_ORDER'] = '{}'
    and not jsonb_path_exists(parts, '$.* ? (!(@.type() == "string"))')),
  add constraint certificate_parts_of_letter check (parts = '{}' or kind not in ('GENERAL', 'SPORT', 'WORK'));

create table referral_answer (
  certificate_id integer primary key references certificate (id) on delete cascade,
  answered_on date not null,
  answer text not null,
  noted_at timestamptz not null,
  noted_by integer not null references staff_user (id),
  constraint referral_answer_length check (char_length(answer) <= 5000)
);
create index certificate_referral_idx on certificate (issue_date, id) where kind = 'REFERRAL';

create function referral_answer_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from certificate c where c.id = new.certificate_id and c.kind = 'REFERRAL') then return new; end if;
    raise exception 'only a referral is answered'
      using errcode = 'check_violation', constraint = 'referral_answer_of_referral';
  end if;
  -- With its referral, whose own trigger decides.
  if tg_op = 'DELETE' and not exists (select from certificate c where c.id = old.certificate_id) then return old; end if;
  raise exception 'an answer is kept'
    using errcode = 'restrict_violation', constraint = 'referral_answer_is_kept';
end $$;
create trigger referral_answer_is_kept before insert or update or delete on referral_answer
  for each row execute function referral_answer_is_kept();
create trigger referral_answer_is_not_truncated before truncate on referral_answer
  for each statement execute function table_is_kept();
`);
  }
}
