import { Migration } from '@mikro-orm/migrations';

/** Which charges go back with a visit that is opened again. Of those from before, it is not known. */
export class ChargesOfFinishedVisits extends Migration {
  override up(): void {
    this.addSql(`
      alter table charge
        -- Whether finishing the visit charged it.
        add column automatic boolean not null default false,
        add constraint charge_automatic_of_visit check (not automatic or kind = 'VISIT');`);
  }
}
