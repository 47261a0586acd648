import { Migration } from '@mikro-orm/migrations';

/** Since when a professional is in the clinic: before that, their hours were not open. Null if it was not noted. */
export class ProfessionalsSince extends Migration {
  override up(): void {
    this.addSql(`
      alter table professional add column created_at timestamptz;
      -- The first appointment of each professional, for the figures.
      create index appointment_professional_idx on appointment (professional_id, date);`);
  }
}
