import { Migration } from '@mikro-orm/migrations';

/** jsonpath looks into lists by itself, so they are refused by their type. A missing value is none. */
const FAULT =
  '$.skin[*].ulcer ? (@.isBehindForefoot.type() == "array" || exists(@.isBehindForefoot ? (@ != null && @.type() != "boolean")))';

/** An exam says of an ulcer at an edge of the foot whether it lies behind the forefoot. */
export class UlcersAtEdges extends Migration {
  override up(): void {
    // An earlier migration of the same transaction may have changed records, and their constraints wait for its end.
    this.addSql('set constraints all immediate; set constraints all deferred');
    for (const table of ['clinical_record', 'clinical_record_version'])
      this.addSql(`alter table ${table} add constraint ${table}_foot_exam_edges check (
        foot_exam is null or not jsonb_path_exists(foot_exam, '${FAULT}'))`);
  }
}
