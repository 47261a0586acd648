import { Migration } from '@mikro-orm/migrations';

/** A pack may be sold as a gift: its charge stays with who bought it, and it is whose it is redeemed for. */
export class GiftPacks extends Migration {
  override up(): void {
    this.addSql(GIFTS);
    this.addSql(USES);
  }
}

const GIFTS = `
create table pack_gift (
  pack_id integer primary key references pack (id),
  -- SHA-256 of the code on the voucher, which is shown once.
  code_hash bytea not null,
  -- Whose it became; null until it is redeemed, and after a suppression.
  patient_id integer,
  redeemed_at timestamptz,
  redeemed_by integer references staff_user (id),
  constraint pack_gift_patient_id_fkey foreign key (patient_id) references patient (id),
  constraint pack_gift_code_key unique (code_hash),
  constraint pack_gift_code_is_hash check (octet_length(code_hash) = 32),
  constraint pack_gift_redeemed_whole check (
    (redeemed_at is null) = (redeemed_by is null) and (redeemed_at is not null or patient_id is null))
);
create index pack_gift_patient_idx on pack_gift (patient_id) where patient_id is not null;

-- Until it is redeemed, once, it may get another code. Then only a merge gives it another patient, and a suppression none.
create function pack_gift_is_kept() returns trigger language plpgsql set search_path = public as $$
declare
  redeeming constant text[] := array['patient_id', 'redeemed_at', 'redeemed_by'];
begin
  if tg_op = 'UPDATE' and old.redeemed_at is null then
    if to_jsonb(new) - 'code_hash' = to_jsonb(old) - 'code_hash' then return new; end if;
    if new.redeemed_at is not null and new.patient_id is not null
       and to_jsonb(new) - redeeming = to_jsonb(old) - redeeming then
      perform from pack where id = old.pack_id for update;
      if exists (select from pack where id = old.pack_id and cancelled_at is not null) then
        raise exception 'a cancelled pack is not redeemed'
          using errcode = 'check_violation', constraint = 'pack_gift_of_valid_pack';
      end if;
      return new;
    end if;
  elsif tg_op = 'UPDATE' and old.patient_id is not null
        and to_jsonb(new) - 'patient_id' = to_jsonb(old) - 'patient_id' then return new;
  end if;
  raise exception 'a gift is only redeemed, once'
    using errcode = 'restrict_violation', constraint = 'pack_gift_is_kept';
end $$;
create trigger pack_gift_is_kept before update or delete on pack_gift
  for each row execute function pack_gift_is_kept();
create trigger pack_gift_is_not_truncated before truncate on pack_gift
  for each statement execute function table_is_kept();

-- Whose a pack is: who bought it, or for whom the gift was redeemed.
create function pack_holder(of_pack integer) returns integer language sql stable set search_path = public as $$
  select case when g.pack_id is null then c.patient_id else g.patient_id end
  from pack k join charge c on c.id = k.charge_id left join pack_gift g on g.pack_id = k.id
  where k.id = of_pack
$$;
`;

/** As before, except that a gift's visits are those of the patient for whom it was redeemed. */
const USES = `
create or replace function pack_use_holds() returns trigger language plpgsql set search_path = public as $$
declare
  used pack;
  original pack_use;
begin
  select * into used from pack where id = new.pack_id for update;
  if new.reverses_id is not null then
    select * into original from pack_use where id = new.reverses_id;
    if original.reverses_id is not null or original.pack_id <> new.pack_id or original.charge_id <> new.charge_id then
      raise exception 'a use of a pack is reversed as a whole'
        using errcode = 'check_violation', constraint = 'pack_use_reversal_is_whole';
    end if;
    return new;
  end if;
  if used.cancelled_at is not null or new.used_on > used.expires_on then
    raise exception 'the pack is cancelled or expired'
      using errcode = 'check_violation', constraint = 'pack_use_of_valid_pack';
  end if;
  if not exists (
    select from charge c
    where c.id = new.charge_id and c.kind = 'VISIT' and c.amount = 0 and c.reverses_id is null
      and (c.patient_id = pack_holder(used.id)
           or exists (select from pack_member m
                      where m.pack_id = used.id and m.patient_id = c.patient_id and m.removed_at is null))
  ) then
    raise exception 'a pack covers visits of its patient and of those it names'
      using errcode = 'check_violation', constraint = 'pack_use_covers_visit';
  end if;
  if (select count(*) filter (where u.reverses_id is null) - count(*) filter (where u.reverses_id is not null)
      from pack_use u where u.pack_id = new.pack_id) >= used.sessions then
    raise exception 'no session of the pack is left'
      using errcode = 'check_violation', constraint = 'pack_has_sessions';
  end if;
  return new;
end $$;
`;
