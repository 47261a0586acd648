import { Migration } from '@mikro-orm/migrations';

/** Readings of appointments' notes are registered, too. */
export class ReadingsOfNotes extends Migration {
  override up(): void {
    this.addSql(`
alter table audit_entry
  drop constraint audit_entry_action_known,
  add constraint audit_entry_action_known check (action in (
    'RECORDS_READ', 'VERSIONS_READ', 'CONDITION_READ', 'CONDITIONS_LISTED', 'CONDITION_VERSIONS_READ', 'NOTES_READ',
    'NOTES_LISTED', 'DATA_EXPORTED', 'DATA_SUPPRESSED', 'PATIENT_DELETED', 'BACKUP_DOWNLOADED'));
`);
  }
}
