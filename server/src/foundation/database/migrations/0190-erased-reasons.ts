import { Migration } from '@mikro-orm/migrations';

/**
 * A suppression that leaves the amounts of a person also erases the reasons that staff typed with them, which may name or
 * describe the person.
 */
export class ErasedReasons extends Migration {
  override up(): void {
    this.addSql(LINES);
    this.addSql(PACKS);
  }
}

const LINES = `
create or replace function ledger_row_is_kept() returns trigger language plpgsql set search_path = public as $$
declare
  movable constant text[] := array['patient_id', 'appointment_id', 'treatment_id', 'payer_name', 'payer_rut', 'reason'];
  reason text := to_jsonb(old) ->> 'reason';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - movable = to_jsonb(old) - movable
     and coalesce(to_jsonb(new) ->> 'payer_name', '') in ('', to_jsonb(old) ->> 'payer_name')
     and coalesce(to_jsonb(new) ->> 'payer_rut', '') in ('', to_jsonb(old) ->> 'payer_rut')
     and (to_jsonb(new) ->> 'appointment_id' is null
          or to_jsonb(new) -> 'appointment_id' = to_jsonb(old) -> 'appointment_id')
     and (to_jsonb(new) ->> 'treatment_id' is null or to_jsonb(new) -> 'treatment_id' = to_jsonb(old) -> 'treatment_id')
     and (to_jsonb(new) ->> 'patient_id' is null or to_jsonb(new) -> 'patient_id' = to_jsonb(old) -> 'patient_id'
          or is_merging((to_jsonb(old) ->> 'patient_id')::integer, (to_jsonb(new) ->> 'patient_id')::integer))
     -- A reason is only erased: with the patient, or before it in rows that name none.
     and (to_jsonb(new) ->> 'reason' is not distinct from reason
          or reason <> '' and to_jsonb(new) ->> 'reason' = '(suprimido)'
             and (tg_table_name in ('pack_use', 'payment_document')
                  or to_jsonb(old) ->> 'patient_id' is not null and to_jsonb(new) ->> 'patient_id' is null))
  then return new; end if;
  raise exception 'rows of % are only added', tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_row_is_kept';
end $$;
`;

const PACKS = `
create or replace function pack_is_kept() returns trigger language plpgsql set search_path = public as $$
declare
  cancelling constant text[] := array['cancelled_at', 'cancelled_by', 'cancel_reason', 'kept_charge_id', 'refund'];
begin
  if tg_op = 'UPDATE' and old.cancelled_at is null and new.cancelled_at is not null
     and to_jsonb(new) - cancelling = to_jsonb(old) - cancelling
  then return new; end if;
  if tg_op = 'UPDATE' and old.cancel_reason <> '' and new.cancel_reason = '(suprimido)'
     and to_jsonb(new) - 'cancel_reason' = to_jsonb(old) - 'cancel_reason'
  then return new; end if;
  raise exception 'a sold pack is only cancelled, once'
    using errcode = 'restrict_violation', constraint = 'pack_is_kept';
end $$;
`;
