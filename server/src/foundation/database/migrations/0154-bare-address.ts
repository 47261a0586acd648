import { Migration } from '@mikro-orm/migrations';

/** A clinic may show its booking page at its bare address. At first it shows the login, as before. */
export class BareAddress extends Migration {
  override up(): void {
    this.addSql(`
alter table clinic_settings add column home_shows_booking boolean not null default false;
`);
  }
}
