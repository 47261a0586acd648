import { Migration } from '@mikro-orm/migrations';

const GROUPS = [
  'NAILS',
  'SKIN',
  'WHOLE_FOOT',
  'MONOFILAMENT',
  'TOUCH_TEST',
  'CIRCULATION',
  'PAIN_AND_FOOTWEAR',
];
const OFF_AT_FIRST = ['TUNING_FORK', 'TEN_POINT', 'SINBAD'];

/** The clinic chooses the parts of the foot exam; the tuning fork and the ten-point test are added. */
export class FootExamSettings extends Migration {
  override up(): void {
    this.addSql(`
alter table clinic_settings
  add column exam_groups text[] not null default '{${GROUPS.join(',')}}',
  -- Unfelt points of a foot; null: a ten-point test has no result.
  add column ten_point_cut_off smallint,
  add constraint clinic_settings_exam_groups_known check (
    exam_groups <@ array['${[...GROUPS, ...OFF_AT_FIRST].join("', '")}'] and array_position(exam_groups, null) is null),
  add constraint clinic_settings_ten_point_cut_off_range check (ten_point_cut_off between 1 and 10)`);
    for (const table of ['clinical_record', 'clinical_record_version']) {
      this.addSql(`
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = '${table}_foot_exam_codes');
  extended text := replace(replace(known,
    '(MONOFILAMENT|TOUCH_TEST)', '(MONOFILAMENT|TOUCH_TEST|TUNING_FORK|TEN_POINT)'),
    '(BIG_TOE|FIRST_METATARSAL|FIFTH_METATARSAL|TOE_1|TOE_3|TOE_5)',
    '(BIG_TOE|FIRST_METATARSAL|FIFTH_METATARSAL|TOE_1|TOE_3|TOE_5|THIRD_TOE|FIFTH_TOE|THIRD_METATARSAL|INNER_MIDFOOT|OUTER_MIDFOOT|HEEL|BACK_OF_FOOT)');
begin
  execute 'alter table ${table} drop constraint ${table}_foot_exam_codes,
    add constraint ${table}_foot_exam_codes ' || extended;
end $$`);
      this.addSql(`
alter table ${table} add constraint ${table}_ten_point_cut_off_range check (
  foot_exam is null or not jsonb_path_exists(foot_exam, '$.sensation ? (exists(@.cutOff) && !(@.cutOff == null) && (
    !(@.cutOff.type() == "number") || !exists(@.cutOff ? (@ >= 1 && @ <= 10)) || !exists(@.cutOff ? (@ == @.floor()))))'))`);
    }
  }
}
