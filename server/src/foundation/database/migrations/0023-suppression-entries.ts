import { Migration } from '@mikro-orm/migrations';

/** A suppression is an entry of the access log, too; and what it emptied says so. */
export class SuppressionEntries extends Migration {
  override up(): void {
    this.addSql(`
alter table audit_entry
  drop constraint audit_entry_action_known,
  add constraint audit_entry_action_known check (action in (
    'RECORDS_READ', 'VERSIONS_READ', 'CONDITION_READ', 'CONDITIONS_LISTED', 'CONDITION_VERSIONS_READ',
    'DATA_EXPORTED', 'DATA_SUPPRESSED', 'PATIENT_DELETED', 'BACKUP_DOWNLOADED'));
update patient set emergency_contact = '(suprimido)' where email = '(suprimido)' and emergency_contact = '';
`);
  }
}
