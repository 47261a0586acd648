import { Migration } from '@mikro-orm/migrations';

/** A clinic that keeps its money elsewhere does not charge visits here: all its patients would seem to owe. */
export class ChargingVisits extends Migration {
  override up(): void {
    this.addSql('alter table clinic_settings add column charges_visits boolean not null default true;');
  }
}
