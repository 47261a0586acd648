import { Migration } from '@mikro-orm/migrations';

/** What a spreadsheet says of its cells, and a column's cells of each other. */
export class KindsOfCells extends Migration {
  override up(): void {
    this.addSql(`
alter table import
  -- What each column's cells together say about how one is read.
  add column evidence jsonb not null default '[]',
  add constraint import_evidence_listed check (jsonb_typeof(evidence) = 'array');
alter table import_row
  -- By cell: number, date or something else, as far as the file says it.
  add column kinds jsonb not null default '[]';
`);
  }
}
