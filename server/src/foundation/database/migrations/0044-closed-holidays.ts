import { Migration } from '@mikro-orm/migrations';

/**
 * Null where the clinic decides about each holiday itself, as all did before; otherwise the last year whose holidays were
 * closed, 0 in a new database.
 */
export class ClosedHolidays extends Migration {
  override up(): void {
    this.addSql(`
alter table clinic_settings add column holidays_closed_until integer
  constraint clinic_settings_holidays_closed_until_range check (holidays_closed_until between 0 and 2101);
`);
  }
}
