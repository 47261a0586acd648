import { Migration } from '@mikro-orm/migrations';

/** A professional has the time of their last change, however it was made, for programs that follow changes. */
export class ProfessionalChanges extends Migration {
  override up(): void {
    this.addSql(`
alter table professional add column changed_at timestamptz not null default now();
create trigger professional_notes_change before insert or update on professional
  for each row execute function note_change();
`);
  }
}
