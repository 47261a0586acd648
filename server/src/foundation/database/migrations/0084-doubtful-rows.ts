import { Migration } from '@mikro-orm/migrations';

/** A spreadsheet's notes on its cells, their positions, and the rows that wait for a decision. */
export class DoubtfulRows extends Migration {
  override up(): void {
    this.addSql(`
alter table import
  -- Evidence from all cells of a column for how to read one.
  add column evidence jsonb not null default '[]',
  -- The user's decisions on doubts.
  add column decisions jsonb not null default '[]',
  -- Which sheet and rows of the file were read; null for files from before.
  add column source jsonb,
  add constraint import_evidence_listed check (jsonb_typeof(evidence) = 'array'),
  add constraint import_decisions_listed check (jsonb_typeof(decisions) = 'array'),
  add constraint import_source_described check (jsonb_typeof(source) = 'object');
alter table import_row
  -- By cell: number, date or something else, as far as the file says it.
  add column kinds jsonb not null default '[]',
  -- The decisions needed before the row can be stored.
  add column doubts jsonb not null default '[]',
  add constraint import_row_doubts_of_verdict check (doubts = '[]' or coalesce(verdict = 'REJECTED', false));
`);
  }
}
