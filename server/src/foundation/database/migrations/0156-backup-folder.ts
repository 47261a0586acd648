import { Migration } from '@mikro-orm/migrations';

/**
 * The backup folder that users set on the screen. `backup_folder_use` has a row while it is used; backups leave that
 * row out, so that a restored copy of the clinic keeps out of the folder until a user sets it again.
 */
export class BackupFolder extends Migration {
  override up(): void {
    this.addSql(String.raw`
create table backup_folder (
  id integer primary key default 1,
  folder text not null,
  version integer not null default 1,
  constraint backup_folder_one_row check (id = 1),
  constraint backup_folder_whole_path check (
    char_length(folder) <= 500 and folder ~ '^(/|[A-Za-z]:[\\/]|\\\\)[^[:cntrl:]]*$')
);
create table backup_folder_use (
  id integer primary key default 1,
  constraint backup_folder_use_of_folder foreign key (id) references backup_folder (id) on delete cascade
);

do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'security_event_kind_known');
begin
  execute 'alter table security_event drop constraint security_event_kind_known,
    add constraint security_event_kind_known '
    || replace(known, '''PUBLIC_ADDRESS_REMOVED''::text', '''PUBLIC_ADDRESS_REMOVED''::text,
      ''BACKUP_FOLDER_SET''::text, ''BACKUP_FOLDER_REMOVED''::text');
end $$;
`);
  }
}
