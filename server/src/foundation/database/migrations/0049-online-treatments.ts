import { Migration } from '@mikro-orm/migrations';

/**
 * What visitors may choose and see is the clinic's decision. Until now every treatment carried the mark 'online' without
 * anybody having set it, and nothing read it: all begin unmarked, so that no clinic's page changes by itself.
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
