import { Migration } from '@mikro-orm/migrations';

/** People wait for any treatment that visitors may choose, as long as it takes, and for a professional where they want one. */
export class WaitingChoices extends Migration {
  override up(): void {
    this.addSql(`
alter table waiting_entry
  -- Until now everybody waited for the consultation.
  add column duration_minutes smallint not null default 60,
  -- Null: anybody.
  add column professional_id integer,
  add constraint waiting_entry_duration_known check (duration_minutes in (60, 120)),
  add constraint waiting_entry_professional_id_fkey foreign key (professional_id)
    references professional (id) on delete set null;
alter table waiting_entry alter column duration_minutes drop default;
create index waiting_entry_professional_id_idx on waiting_entry (professional_id) where professional_id is not null;

-- The treatment that the hour is held for: that of the entry may change meanwhile.
alter table waiting_offer add column treatment text;
update waiting_offer o set treatment = e.treatment from waiting_entry e where e.id = o.waiting_entry_id;
alter table waiting_offer
  alter column treatment set not null,
  add constraint waiting_offer_treatment_length check (char_length(treatment) between 1 and 200);
`);
  }
}
