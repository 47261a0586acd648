import { Migration } from '@mikro-orm/migrations';

/** Only a merge or its undoing gives a pack's place another patient, like a line of the ledger. */
export class HoldersOfPacks extends Migration {
  override up(): void {
    this.addSql(MEMBERS);
    this.addSql(GIFTS);
  }
}

const MEMBERS = `
create or replace function pack_member_is_kept() returns trigger language plpgsql set search_path = public as $$
declare
  removing constant text[] := array['removed_at', 'removed_by'];
begin
  if to_jsonb(new) - 'patient_id' = to_jsonb(old) - 'patient_id'
     and (new.patient_id = old.patient_id or is_merging(old.patient_id, new.patient_id)) then return new; end if;
  if old.removed_at is null and new.removed_at is not null and to_jsonb(new) - removing = to_jsonb(old) - removing then
    perform from pack where id = old.pack_id for update;
    return new;
  end if;
  raise exception 'who may use a pack is only added and removed'
    using errcode = 'restrict_violation', constraint = 'pack_member_is_kept';
end $$;
`;

const GIFTS = `
create or replace function pack_gift_is_kept() returns trigger language plpgsql set search_path = public as $$
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
        and to_jsonb(new) - 'patient_id' = to_jsonb(old) - 'patient_id'
        and (new.patient_id is null or is_merging(old.patient_id, new.patient_id)) then return new;
  end if;
  raise exception 'a gift is only redeemed, once'
    using errcode = 'restrict_violation', constraint = 'pack_gift_is_kept';
end $$;
`;
