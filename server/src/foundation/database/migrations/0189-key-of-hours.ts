import { Migration } from '@mikro-orm/migrations';

/** Stretches of a day never overlap, so no two begin at the same time. */
export class KeyOfHours extends Migration {
  override up(): void {
    this.addSql(`
alter table professional_hours
  add constraint professional_hours_pkey primary key (professional_id, weekday, opens_at);
`);
  }
}
