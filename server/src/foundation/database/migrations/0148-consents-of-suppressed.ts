import { Migration } from '@mikro-orm/migrations';

/** A suppression ends the consents to photos. Those that it left in force before are withdrawn as it would today. */
export class ConsentsOfSuppressed extends Migration {
  override up(): void {
    this.addSql(`
      update consent c set withdrawn_at = s.at, withdrawn_by = s.staff_user_id
      from (select distinct on (patient_id) patient_id, at, staff_user_id
            from suppression where kind = 'REDUCED' order by patient_id, at desc) as s
      where c.patient_id = s.patient_id and c.given_at <= s.at and c.withdrawn_at is null
        and c.kind in ('PHOTOS', 'PHOTO_PUBLISHING');`);
  }
}
