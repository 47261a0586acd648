import { Migration } from '@mikro-orm/migrations';

/** Row triggers don't see a TRUNCATE: what must be kept needs one of its own. It also stops the cascade from a table that is referenced. */
const KEPT = ['clinical_record', 'clinical_record_version', 'used_supply', 'stock_movement', 'audit_entry'];

/** Clinical records, what they used, the ledger and the access log can't be emptied at a stroke. */
export class NoTruncate extends Migration {
  override up(): void {
    this.addSql(`
create function table_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the rows of % are kept', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_name;
end $$;`);
    for (const table of KEPT) {
      this.addSql(
        `create trigger ${table}_is_not_truncated before truncate on ${table}
         for each statement execute function table_is_kept();`,
      );
    }
  }
}
