import { Migration } from '@mikro-orm/migrations';

/**
 * Clinics choose the treatments and details that visitors see. So far every treatment was marked 'online' by default,
 * which had no effect: all begin unmarked, so that no clinic's page changes by itself.
 */
export class OnlineTreatments extends Migration {
  override up(): void {
    this.addSql(`
alter table treatment alter column bookable_online set default false;
update treatment set bookable_online = false where bookable_online;
alter table clinic_settings
  add column shows_treatments boolean not null default false,
  add column shows_prices boolean not null default false;
`);
  }
}
