import { Migration } from '@mikro-orm/migrations';

/** A deposit may be paid with several payments of its patient, and a payment may pay several deposits. */
export class DepositParts extends Migration {
  override up(): void {
    this.addSql(PARTS);
    this.addSql(DEPOSIT);
    this.addSql(CLAIMS);
    this.addSql(RULES);
  }
}

const PARTS = `
create table deposit_part (
  deposit_id integer not null,
  payment_id integer not null,
  amount integer not null,
  constraint deposit_part_pkey primary key (deposit_id, payment_id),
  constraint deposit_part_deposit_id_fkey foreign key (deposit_id) references deposit (id) on delete cascade,
  constraint deposit_part_payment_id_fkey foreign key (payment_id) references payment (id),
  constraint deposit_part_amount_range check (amount between 1 and 999999999)
);
create index deposit_part_payment_idx on deposit_part (payment_id);

insert into deposit_part (deposit_id, payment_id, amount)
select id, payment_id, amount from deposit where payment_id is not null;
`;

/** As before, without the payment. */
const DEPOSIT = `
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
alter table deposit drop column payment_id;
`;

const CLAIMS = `
-- What a payment pays of the charges of a deposit's appointment.
create function used_for_deposit(of_deposit integer, of_payment integer) returns integer
language sql stable set search_path = public as $$
  select coalesce(sum(u.amount), 0)::integer
  from deposit d join charge c on c.appointment_id = d.appointment_id join payment_use u on u.charge_id = c.id
  where d.id = of_deposit and u.payment_id = of_payment
$$;

-- What a deposit may still ask of a payment. Once its visit is charged, the rest is credit like any other.
create function claimed_by_deposit(of_deposit integer, of_payment integer) returns integer
language sql stable set search_path = public as $$
  select coalesce(max(greatest(q.amount - used_for_deposit(of_deposit, of_payment), 0)), 0)
  from deposit_part q join deposit d on d.id = q.deposit_id
  where q.deposit_id = of_deposit and q.payment_id = of_payment
    and not exists (
      select from charge c where c.appointment_id = d.appointment_id and c.kind = 'VISIT' and c.reverses_id is null
        and not exists (select from charge r where r.reverses_id = c.id))
$$;

-- What a payment holds for the deposits of hours to come.
create function held_for_deposits(of_payment integer, except_deposit integer) returns bigint
language sql stable set search_path = public as $$
  select coalesce(sum(claimed_by_deposit(q.deposit_id, q.payment_id)), 0)
  from deposit_part q join deposit d on d.id = q.deposit_id join appointment a on a.id = d.appointment_id
  where q.payment_id = of_payment and q.deposit_id is distinct from except_deposit
    and a.status in ('BOOKED', 'CONFIRMED') and a.attendance is distinct from 'NO_SHOW'
$$;
`;

const RULES = `
create function deposit_part_fits() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'a part of a deposit is not changed'
      using errcode = 'restrict_violation', constraint = 'deposit_part_is_frozen';
  end if;
  -- Two desks that take the same credit wait for each other here.
  perform from payment where id = new.payment_id for update;
  if not exists (
    select from payment p join deposit d on d.id = new.deposit_id join appointment a on a.id = d.appointment_id
    where p.id = new.payment_id and p.kind = 'PAYMENT' and p.patient_id = a.patient_id
      and new.amount <= p.amount
        + (select coalesce(sum(r.amount), 0) from payment r
           where r.refunds_id = p.id or r.with_id = p.id and r.kind = 'ROUNDING')
        - (select coalesce(sum(u.amount), 0) from payment_use u where u.payment_id = p.id)
        + used_for_deposit(d.id, p.id)
        - held_for_deposits(p.id, d.id))
  then
    raise exception 'a part of a deposit is what is left of a payment of its patient'
      using errcode = 'check_violation', constraint = 'deposit_part_fits';
  end if;
  return new;
end $$;
create trigger deposit_part_fits before insert or update on deposit_part
  for each row execute function deposit_part_fits();

-- At commit, the parts of a received deposit are its amount, and another one has none.
create function deposit_is_whole() returns trigger language plpgsql set search_path = public as $$
declare
  changed integer;
begin
  if tg_table_name = 'deposit' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.deposit_id;
  else changed := new.deposit_id;
  end if;
  if exists (
    select from deposit d
    where d.id = changed
      and (select coalesce(sum(q.amount), 0) from deposit_part q where q.deposit_id = d.id)
        <> case when d.state in ('RECEIVED', 'KEPT') then d.amount else 0 end)
  then
    raise exception 'the parts of deposit % are not its amount', changed
      using errcode = 'check_violation', constraint = 'deposit_is_whole';
  end if;
  return null;
end $$;
create constraint trigger deposit_is_whole after insert or update on deposit
  deferrable initially deferred for each row execute function deposit_is_whole();
create constraint trigger deposit_part_is_whole after insert or delete on deposit_part
  deferrable initially deferred for each row execute function deposit_is_whole();
`;
