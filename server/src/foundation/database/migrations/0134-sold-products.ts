import { Migration } from '@mikro-orm/migrations';

/** A charge may be for a supply that is taken home: it leaves the stock with the charge, and comes back with its reversal. */
export class SoldProducts extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
    this.addSql(WHOLE);
    this.addSql(MOVED);
  }
}

const COLUMNS = `
alter table supply
  -- Of one that is sold; null for those that only visits use.
  add column sale_price integer,
  add constraint supply_sale_price_not_negative check (sale_price >= 0);

alter table charge
  -- The product sold, and its quantity.
  add column supply_id integer,
  add column quantity integer,
  add constraint charge_supply_id_fkey foreign key (supply_id) references supply (id),
  add constraint charge_quantity_of_supply check (
    (supply_id is null) = (quantity is null) and (quantity is null or quantity >= 1 and kind = 'EXTRA')),
  add constraint charge_supply_key unique (id, supply_id);
create index charge_supply_idx on charge (supply_id) where supply_id is not null;

alter table stock_movement
  add column charge_id integer,
  drop constraint stock_movement_kind_known,
  add constraint stock_movement_kind_known check (
    kind in ('INITIAL', 'USED', 'RETURNED', 'CORRECTION', 'SOLD', 'TAKEN_BACK')),
  add constraint stock_movement_charge_of_sale check ((kind in ('SOLD', 'TAKEN_BACK')) = (charge_id is not null)),
  add constraint stock_movement_charge_id_fkey foreign key (charge_id, supply_id) references charge (id, supply_id),
  add constraint stock_movement_charge_id_key unique (charge_id);
`;

/** The same as before, and what was sold. */
const WHOLE = `
create or replace function charge_reversal_is_whole() returns trigger language plpgsql as $$
declare
  original charge;
begin
  if new.kind = 'VISIT' and new.reverses_id is null and new.appointment_id is not null then
    perform from appointment where id = new.appointment_id for update;
    if exists (select from charge c where c.appointment_id = new.appointment_id and c.kind = 'VISIT'
                 and c.reverses_id is null and not exists (select from charge r where r.reverses_id = c.id)) then
      raise exception 'appointment % is charged', new.appointment_id
        using errcode = 'unique_violation', constraint = 'charge_visit_once';
    end if;
  end if;
  if new.reverses_id is null then return new; end if;
  select * into original from charge where id = new.reverses_id for update;
  if original.reverses_id is not null or new.list_price <> -original.list_price or new.discount <> -original.discount
     or new.patient_id is distinct from original.patient_id or new.kind <> original.kind or new.tax <> original.tax
     or new.supply_id is distinct from original.supply_id or new.quantity is distinct from original.quantity then
    raise exception 'a charge is reversed as a whole'
      using errcode = 'check_violation', constraint = 'charge_reversal_is_whole';
  end if;
  return new;
end $$;
`;

const MOVED = `
-- At commit, what was sold has left the stock, and what was taken back is there again.
create function charge_moves_its_stock() returns trigger language plpgsql as $$
begin
  if not exists (
    select from stock_movement m where m.charge_id = new.id
      and m.kind = case when new.reverses_id is null then 'SOLD' else 'TAKEN_BACK' end
      and m.quantity = case when new.reverses_id is null then -new.quantity else new.quantity end)
  then
    raise exception 'a sold supply leaves the stock'
      using errcode = 'check_violation', constraint = 'charge_moves_its_stock';
  end if;
  return null;
end $$;
create constraint trigger charge_moves_its_stock after insert on charge
  deferrable initially deferred for each row when (new.supply_id is not null)
  execute function charge_moves_its_stock();
`;
