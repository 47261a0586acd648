import { Migration } from '@mikro-orm/migrations';

/** The history of appointments outlives them, and goes on saying who attended: no foreign key can keep that promise. */
export class ProfessionalsOfTheHistory extends Migration {
  override up(): void {
    this.addSql(`
create function professional_in_history_is_kept() returns trigger language plpgsql as $$
begin
  if exists (
    select from appointment_change
    where old.id in ((before ->> 'professionalId')::integer, (after ->> 'professionalId')::integer)
  ) then
    raise exception 'the history names professional %', old.id
      using errcode = 'restrict_violation', constraint = 'professional_in_history_is_kept';
  end if;
  return old;
end $$;
create trigger professional_in_history_is_kept before delete on professional
  for each row execute function professional_in_history_is_kept();
`);
  }
}
