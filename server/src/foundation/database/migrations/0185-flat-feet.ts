import { Migration } from '@mikro-orm/migrations';

/**
 * A flat foot counts as a deformity, so the controls of patients who have one are calculated again. The database still
 * takes it beside 'Sin deformidad' of the same foot, as exams of before have it; then it counts.
 */
export class FlatFeet extends Migration {
  override up(): void {
    this.addSql(`
insert into outdated_foot_control (patient_id)
select distinct patient_id from clinical_record where foot_exam @> '{"feet": [{"finding": "FLAT_FOOT"}]}';
`);
  }
}
