import { Migration } from '@mikro-orm/migrations';

/** One message that speaks of a whole series. */
export class SeriesMessages extends Migration {
  override up(): void {
    this.addSql(`
alter table outbound_message add column series_id integer
  constraint outbound_message_series_id_fkey references appointment_series (id);
create index outbound_message_series_id_idx on outbound_message (series_id) where series_id is not null;
`);
  }
}
