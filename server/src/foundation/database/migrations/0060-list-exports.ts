import { Migration } from '@mikro-orm/migrations';

/** Lists taken out as spreadsheets stand in the register of what was handed out, beside the data of one person. */
export class ListExports extends Migration {
  override up(): void {
    this.addSql(`
alter table data_export
  alter column patient_id drop not null,
  -- Which list; null where it was one person's data.
  add column list text,
  drop constraint data_export_format_known,
  drop constraint data_export_texts_length,
  add constraint data_export_list_known check (list in (
    'PATIENTS', 'APPOINTMENTS', 'RECORDS', 'SUPPLIES', 'MOVEMENTS', 'MESSAGES', 'WAITING', 'ACCESSES', 'SECURITY')),
  add constraint data_export_of_person_or_list check ((list is null) = (patient_id is not null)),
  add constraint data_export_format_known check (
    case when list is null then format in ('PDF', 'JSON') else format in ('CSV', 'XLSX') end),
  add constraint data_export_texts_length check (
    case when list is null
      then char_length(received_by) between 1 and 200 and char_length(identity_check) between 1 and 200
      else received_by = '' and identity_check = '' end);
`);
  }
}
