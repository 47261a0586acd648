import { Migration } from '@mikro-orm/migrations';

/** The ledger says whether a supply was expired when a visit used it, and why it was used. */
export class ExpiredUses extends Migration {
  override up(): void {
    this.addSql(`
alter table stock_movement
  -- Null: it was not expired, or the movement is from before this was noted. Empty: no reason was given.
  add column expired_reason text,
  add constraint stock_movement_expired_reason_length check (char_length(expired_reason) <= 200),
  add constraint stock_movement_expired_reason_of_use check (expired_reason is null or kind = 'USED');
create index stock_movement_expired_idx on stock_movement (clinical_record_id) where expired_reason <> '';
`);
  }
}
