import { Migration } from '@mikro-orm/migrations';

/**
 * A day of the till is closed as long as its closing stands: only a reopening, which has a person and a reason, opens it
 * for other lines.
 */
export class KeptClosings extends Migration {
  override up(): void {
    this.addSql(`
create or replace function ledger_day_is_open() returns trigger language plpgsql as $$
begin
  insert into cash_day (day) values (new.booked_on) on conflict do nothing;
  perform from cash_day where day = new.booked_on and not is_closed for share;
  if found and not exists (select from cash_closing where day = new.booked_on and reopened_at is null) then
    return new;
  end if;
  raise exception 'the day % is closed', new.booked_on
    using errcode = 'check_violation', constraint = 'ledger_day_is_open';
end $$;

-- At commit, because a closing changes its day first.
create function cash_day_is_of_closing() returns trigger language plpgsql as $$
begin
  if exists (select from cash_day d where d.day = new.day and d.is_closed <> exists (
       select from cash_closing c where c.day = d.day and c.reopened_at is null)) then
    raise exception 'the day % is closed by its closing, and opened by its reopening', new.day
      using errcode = 'check_violation', constraint = 'cash_day_is_of_closing';
  end if;
  return null;
end $$;
create constraint trigger cash_day_is_of_closing after insert or update on cash_day
  deferrable initially deferred for each row execute function cash_day_is_of_closing();`);
  }
}
