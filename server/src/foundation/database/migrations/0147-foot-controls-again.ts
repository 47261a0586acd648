import { Migration } from '@mikro-orm/migrations';

/**
 * The risk, and with it the control of the feet, also depends on whether the clinic looks at the form of the feet. The
 * rules themselves have changed as well, so all controls are calculated again once an instance runs.
 */
export class FootControlsAgain extends Migration {
  override up(): void {
    this.addSql(`
create function exam_groups_outdate_foot_control() returns trigger language plpgsql as $$
begin
  insert into outdated_foot_control (patient_id)
  select distinct patient_id from clinical_record where foot_exam is not null;
  return null;
end $$;
create trigger exam_groups_outdate_foot_control after update of exam_groups on clinic_settings
  for each row when (('WHOLE_FOOT' = any (old.exam_groups)) <> ('WHOLE_FOOT' = any (new.exam_groups)))
  execute function exam_groups_outdate_foot_control();

insert into outdated_foot_control (patient_id)
select distinct patient_id from clinical_record where foot_exam is not null;
`);
  }
}
