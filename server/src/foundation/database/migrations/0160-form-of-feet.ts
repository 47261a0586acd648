import { Migration } from '@mikro-orm/migrations';

const DEFORMITIES = ['HALLUX_VALGUS', 'CLAW_OR_HAMMER_TOES', 'HIGH_ARCH', 'LIMITED_MOBILITY'];
const IS_DEFORMITY = DEFORMITIES.map((code) => `@.finding == "${code}"`).join(' || ');

const exists = (condition: string): string => `jsonb_path_exists(foot_exam, '$.feet[*] ? (${condition})')`;
/** A foot with a deformity and none, or whose answer 'none' is gone. */
const CONTRADICTIONS = [
  ...['RIGHT', 'LEFT'].map(
    (side) =>
      `${exists(`@.side == "${side}" && @.finding == "NO_DEFORMITY"`)} and ${exists(`@.side == "${side}" && @.isResolved == false && (${IS_DEFORMITY})`)}`,
  ),
  exists('@.finding == "NO_DEFORMITY" && @.isResolved == true'),
];

/**
 * An exam says of a foot that it has no deformity. Until it does, the form was not examined, whichever parts the clinic
 * shows; so the controls are calculated again, and no longer when the clinic shows other parts.
 */
export class FormOfFeet extends Migration {
  override up(): void {
    for (const table of ['clinical_record', 'clinical_record_version'])
      this.addSql(`
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = '${table}_foot_exam_codes');
begin
  execute 'alter table ${table} drop constraint ${table}_foot_exam_codes,
    add constraint ${table}_foot_exam_codes '
    || replace(known, '(HALLUX_VALGUS|', '(NO_DEFORMITY|HALLUX_VALGUS|');
end $$;
alter table ${table} add constraint ${table}_foot_exam_form check (
  foot_exam is null or not (${CONTRADICTIONS.map((one) => `(${one})`).join(' or ')}));
`);
    this.addSql(`
drop trigger exam_groups_outdate_foot_control on clinic_settings;
drop function exam_groups_outdate_foot_control();
insert into outdated_foot_control (patient_id)
select distinct patient_id from clinical_record where foot_exam is not null;
`);
  }
}
