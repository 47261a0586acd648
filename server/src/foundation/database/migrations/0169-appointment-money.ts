import { Migration } from '@mikro-orm/migrations';

/** The charges of an appointment follow it to another patient, and its deposit may be paid in any way. */
export class AppointmentMoney extends Migration {
  override up(): void {
    this.addSql(CHARGES);
    this.addSql(DEPOSITS);
  }
}

/** At commit, because a merge moves both, one after the other. */
const CHARGES = `
create function appointment_charges_follow() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (
    select from charge c join appointment a on a.id = c.appointment_id
    where a.id = new.id and c.patient_id = old.patient_id and a.patient_id <> old.patient_id
      and c.reverses_id is null and not exists (select from charge r where r.reverses_id = c.id)
  ) then
    raise exception 'appointment % is charged to the patient that it had before', new.id
      using errcode = 'check_violation', constraint = 'appointment_charges_follow';
  end if;
  return null;
end $$;
create constraint trigger appointment_charges_follow after update of patient_id on appointment
  deferrable initially deferred for each row
  when (new.patient_id <> old.patient_id) execute function appointment_charges_follow();
`;

/** As before, except for the way of paying: cash is rounded to ten pesos. */
const DEPOSITS = `
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
  if new.payment_id is not null and (tg_op = 'INSERT' or old.payment_id is distinct from new.payment_id)
     and not exists (
       select from payment p join appointment a on a.id = new.appointment_id
       where p.id = new.payment_id and p.kind = 'PAYMENT' and p.patient_id = a.patient_id
         and new.amount = p.amount + (
           select coalesce(sum(r.amount), 0) from payment r where r.with_id = p.id and r.kind = 'ROUNDING'))
  then
    raise exception 'a deposit is received as a payment of its amount, from its patient'
      using errcode = 'check_violation', constraint = 'deposit_payment_fits';
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
end $$;
`;
