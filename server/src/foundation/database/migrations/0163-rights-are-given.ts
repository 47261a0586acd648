import { Migration } from '@mikro-orm/migrations';

/** An account is inserted with its rights: one that forgets them is refused, instead of having every right. */
export class RightsAreGiven extends Migration {
  override up(): void {
    this.addSql('alter table staff_user alter column rights drop default');
  }
}
