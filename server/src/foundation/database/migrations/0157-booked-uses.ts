import { Migration } from '@mikro-orm/migrations';

/**
 * Each use of a payment has a day of the till too: one that is made or taken back on a closed day counts on the next
 * open one, so that a closed day's figures stay.
 */
export class BookedUses extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment_use add column booked_on date references cash_day (day);

      -- As it was counted until now, by Chile's clock: with its payment if it was of the same day.
      insert into cash_day (day) select distinct (at at time zone 'America/Santiago')::date from payment_use
        on conflict do nothing;
      alter table payment_use disable trigger ledger_row_is_kept;
      update payment_use u
      set booked_on = case
        when u.amount > 0 and (u.at at time zone 'America/Santiago')::date = (m.at at time zone 'America/Santiago')::date
        then m.booked_on else (u.at at time zone 'America/Santiago')::date end
      from payment m where m.id = u.payment_id;
      alter table payment_use enable trigger ledger_row_is_kept;

      alter table payment_use alter column booked_on set not null;
      drop index payment_use_at_idx;
      create index payment_use_booked_idx on payment_use (booked_on);
      create trigger ledger_day_is_open before insert on payment_use
        for each row execute function ledger_day_is_open();`);
  }
}
