import { Migration } from '@mikro-orm/migrations';

/** The accountant's month is an export, too. */
export class MonthExports extends Migration {
  override up(): void {
    this.addSql(`
      alter table data_export
        drop constraint data_export_list_known,
        add constraint data_export_list_known check (list in (
          'PATIENTS', 'APPOINTMENTS', 'RECORDS', 'SUPPLIES', 'MOVEMENTS', 'MESSAGES', 'WAITING', 'ACCESSES',
          'SECURITY', 'EXPORTS', 'EVERYTHING', 'SUMMARY', 'MONTH'));`);
  }
}
