import { Migration } from '@mikro-orm/migrations';

/** Visitors transfer deposits to the account that the settings name: the security log says who changed it. */
export class LoggedDepositAccount extends Migration {
  override up(): void {
    this.addSql(`
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'security_event_kind_known');
begin
  execute 'alter table security_event drop constraint security_event_kind_known,
    add constraint security_event_kind_known '
    || replace(known, '''WEBHOOK_REMOVED''::text', '''WEBHOOK_REMOVED''::text, ''DEPOSIT_ACCOUNT_CHANGED''::text');
end $$;
`);
  }
}
