import { Migration } from '@mikro-orm/migrations';

/** Sums of several lines are longer than one line, and a payment pays only what its own patient was charged. */
export class LedgerLimits extends Migration {
  override up(): void {
    this.addSql(SUMS);
    this.addSql(OF_PATIENT);
  }
}

const SUMS = `
alter table cash_closing
  alter column opening_cash type bigint,
  alter column counted_cash type bigint,
  alter column expected_cash type bigint;
alter table card_settlement
  alter column expected type bigint,
  alter column gross type bigint,
  alter column net type bigint,
  drop constraint card_settlement_amounts,
  add constraint card_settlement_amounts check (net between 0 and gross and gross <= 999999999999);
`;

const OF_PATIENT = `
create or replace function payment_use_holds() returns trigger language plpgsql set search_path = public as $$
declare
  charged integer;
  payer integer;
begin
  select patient_id into charged from charge where id = new.charge_id for update;
  select patient_id into payer from payment where id = new.payment_id and kind = 'PAYMENT' for update;
  if not found then
    raise exception 'only a payment pays a charge'
      using errcode = 'check_violation', constraint = 'payment_use_of_payment';
  end if;
  -- What two patients shared may be taken back once they are separated.
  if new.amount > 0 and charged is distinct from payer then
    raise exception 'a payment pays charges of its patient'
      using errcode = 'check_violation', constraint = 'payment_use_of_patient';
  end if;
  return new;
end $$;

create function payment_comes_with_another() returns trigger language plpgsql set search_path = public as $$
declare
  original payment;
begin
  if new.with_id is null then return new; end if;
  select * into original from payment where id = new.with_id for update;
  if original.kind <> 'PAYMENT' or new.patient_id is distinct from original.patient_id
     or new.kind = 'ROUNDING' and original.method <> 'CASH' then
    raise exception 'a tip and a rounding are of the patient of their payment, and only cash is rounded'
      using errcode = 'check_violation', constraint = 'payment_comes_with_another';
  end if;
  -- A payment is rounded once; when it goes back as a whole, so does its rounding.
  if new.kind = 'ROUNDING' and exists (
       select from payment r where r.with_id = original.id and r.kind = 'ROUNDING'
       having count(*) > 1 or count(*) = 1 and sum(r.amount) + new.amount <> 0) then
    raise exception 'payment % is rounded already', original.id
      using errcode = 'check_violation', constraint = 'payment_is_rounded_once';
  end if;
  return new;
end $$;
create trigger payment_comes_with_another before insert on payment
  for each row execute function payment_comes_with_another();
`;
