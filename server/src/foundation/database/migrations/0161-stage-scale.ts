import { Migration } from '@mikro-orm/migrations';

/** An absent or null scale is one that was not stored. */
const FAULT =
  '$.nails[*] ? (exists(@.stageScale) && !(@.stageScale == null) && (!(@.stageScale.type() == "string") || !(@.stageScale == "HEIFETZ") || @.stage == null))';

/** The stage of an ingrown nail is stored with its scale. */
export class StageScale extends Migration {
  override up(): void {
    for (const table of ['clinical_record', 'clinical_record_version'])
      this.addSql(`alter table ${table} add constraint ${table}_foot_exam_stage_scale check (
        foot_exam is null or not jsonb_path_exists(foot_exam, '${FAULT}'))`);
  }
}
