import { Migration } from '@mikro-orm/migrations';

/** Where a supply is bought, for the list to buy from. */
export class Suppliers extends Migration {
  override up(): void {
    this.addSql(`
      alter table supply
        add column supplier text not null default '',
        add constraint supply_supplier_length check (char_length(supplier) <= 200)`);
  }
}
