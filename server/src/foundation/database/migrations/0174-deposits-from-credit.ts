import { Migration } from '@mikro-orm/migrations';

/** A deposit may be a part of a payment that the patient made before. What that payment pays already does not count. */
export class DepositsFromCredit extends Migration {
  override up(): void {
    this.addSql(`
create or replace function deposit_holds() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    if new.appointment_id <> old.appointment_id or new.amount <> old.amount then
      raise exception 'a deposit keeps its appointment and amount'
        using errcode = 'restrict_violation', constraint = 'deposit_is_frozen';
    end if;
    -- A released hour is not paid, and a waived deposit not asked for again.
    if new.state <> old.state and old.state || '>' || new.state not in (
      'PENDING>RECEIVED', 'PENDING>WAIVED', 'PENDING>RELEASED', 'RELEASED>PENDING',
      'RECEIVED>PENDING', 'RECEIVED>KEPT', 'KEPT>RECEIVED')
    then
      raise exception 'a deposit does not become % after %', new.state, old.state
        using errcode = 'check_violation', constraint = 'deposit_state_follows';
    end if;
  elsif new.state <> 'PENDING' then
    raise exception 'a deposit begins unpaid'
      using errcode = 'check_violation', constraint = 'deposit_state_follows';
  end if;
  if new.payment_id is not null and (tg_op = 'INSERT' or old.payment_id is distinct from new.payment_id) then
    perform from payment where id = new.payment_id for update;
    if not exists (
      select from payment p join appointment a on a.id = new.appointment_id
      where p.id = new.payment_id and p.kind = 'PAYMENT' and p.patient_id = a.patient_id
        and new.amount <= p.amount + (
          select coalesce(sum(r.amount), 0) from payment r
          where r.refunds_id = p.id or r.with_id = p.id and r.kind = 'ROUNDING') - (
          select coalesce(sum(u.amount), 0) from payment_use u join charge c on c.id = u.charge_id
          where u.payment_id = p.id and c.appointment_id is distinct from new.appointment_id))
    then
      raise exception 'a deposit is what is left of a payment of its patient'
        using errcode = 'check_violation', constraint = 'deposit_payment_fits';
    end if;
  end if;
  if new.kept_charge_id is not null and (tg_op = 'INSERT' or old.kept_charge_id is distinct from new.kept_charge_id)
     and not exists (
       select from charge c where c.id = new.kept_charge_id and c.kind = 'EXTRA' and c.reverses_id is null
         and c.appointment_id = new.appointment_id and c.amount <= new.amount)
  then
    raise exception 'a deposit is kept with a charge of its appointment'
      using errcode = 'check_violation', constraint = 'deposit_kept_charge_fits';
  end if;
  return new;
end $$;`);
  }
}
