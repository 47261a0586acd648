import { Migration } from '@mikro-orm/migrations';

/** A regime can be corrected by another one from the same day: the newest counts. */
export class CorrectedRegimes extends Migration {
  override up(): void {
    this.addSql(`
      alter table pay_regime drop constraint pay_regime_day_key;
      create index pay_regime_day_idx on pay_regime (professional_id, valid_from, id);`);
  }
}
