import { Migration } from '@mikro-orm/migrations';

/** How a patient heard of the clinic. */
export class ReferralSource extends Migration {
  override up(): void {
    this.addSql(`
alter table patient
  add column referral_source text not null default '',
  add constraint patient_referral_source_length check (char_length(referral_source) <= 200);
`);
  }
}
