import { Migration } from '@mikro-orm/migrations';

// Conditions that are true of a fault, as in 0087. An absent or null category was not kept.
const CALCULATED =
  '$.riskOverride ? (exists(@.calculated) && !(@.calculated == null) && (!(@.calculated.type() == "number") || !exists(@.calculated ? (@ >= 0 && @ <= 3)) || !exists(@.calculated ? (@ == @.floor()))))';
const MEASURED =
  '$.skin[*].ulcer ? (exists(@.measuredOn) && !(@.measuredOn == null) && !exists(@.measuredOn ? (@ like_regex "^\\\\d{4}-\\\\d{2}-\\\\d{2}$")))';
const USES_CALCULATED = '$.usesCalculatedRisk ? (!(@.type() == "boolean") && !(@ == null))';

/**
 * The risk, and with it the control of the feet, also depends on whether the clinic looks at the form of the feet. The
 * rules themselves have changed as well, so all controls are calculated again once an instance runs. An exam keeps the
 * category that was calculated when the professional set another one, may return to it, and says when an ulcer was
 * measured.
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
    for (const table of ['clinical_record', 'clinical_record_version'])
      this.addSql(`
alter table ${table} add constraint ${table}_foot_exam_own_risk check (
  foot_exam is null or not (
    jsonb_path_exists(foot_exam, '${CALCULATED}') or jsonb_path_exists(foot_exam, '${USES_CALCULATED}'))),
  add constraint ${table}_foot_exam_measured_on check (
    foot_exam is null or not jsonb_path_exists(foot_exam, '${MEASURED}'))`);
  }
}
