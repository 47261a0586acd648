import { Migration } from '@mikro-orm/migrations';

/** A line of the ledger gets another patient only in a merge or its undoing, like a record; a suppression leaves it none. */
export class LinesOfPatients extends Migration {
  override up(): void {
    this.addSql(`
create or replace function ledger_row_is_kept() returns trigger language plpgsql set search_path = public as $$
declare
  movable constant text[] := array['patient_id', 'appointment_id', 'treatment_id', 'payer_name', 'payer_rut'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - movable = to_jsonb(old) - movable
     and coalesce(to_jsonb(new) ->> 'payer_name', '') in ('', to_jsonb(old) ->> 'payer_name')
     and coalesce(to_jsonb(new) ->> 'payer_rut', '') in ('', to_jsonb(old) ->> 'payer_rut')
     and (to_jsonb(new) ->> 'appointment_id' is null
          or to_jsonb(new) -> 'appointment_id' = to_jsonb(old) -> 'appointment_id')
     and (to_jsonb(new) ->> 'treatment_id' is null or to_jsonb(new) -> 'treatment_id' = to_jsonb(old) -> 'treatment_id')
     and (to_jsonb(new) ->> 'patient_id' is null or to_jsonb(new) -> 'patient_id' = to_jsonb(old) -> 'patient_id'
          or is_merging((to_jsonb(old) ->> 'patient_id')::integer, (to_jsonb(new) ->> 'patient_id')::integer))
  then return new; end if;
  raise exception 'rows of % are only added', tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_row_is_kept';
end $$;`);
  }
}
