import { Migration } from '@mikro-orm/migrations';

/** Particulars of the patient in a clinical record (Decreto 41 of 2012, article 6), all optional. */
export class PatientParticulars extends Migration {
  override up(): void {
    this.addSql(`
alter table patient
  add column sex text,
  add column occupation text not null default '',
  add column health_insurance text,
  add column fonasa_tier text,
  add column insurer_name text not null default '',
  add column representative_name text not null default '',
  add column representative_rut text,
  add column representative_relation text not null default '',
  add column representative_phone text not null default '',
  add constraint patient_sex_known check (sex in ('FEMALE', 'MALE', 'INTERSEX')),
  add constraint patient_health_insurance_known check (
    health_insurance in ('FONASA', 'ISAPRE', 'CAPREDENA', 'DIPRECA', 'OTHER', 'NONE')),
  add constraint patient_fonasa_tier_known check (fonasa_tier in ('A', 'B', 'C', 'D')),
  add constraint patient_fonasa_tier_of_fonasa check (
    fonasa_tier is null or health_insurance is not distinct from 'FONASA'),
  add constraint patient_insurer_name_of_insurer check (
    insurer_name = '' or coalesce(health_insurance in ('ISAPRE', 'OTHER'), false)),
  add constraint patient_representative_has_name check (
    representative_name <> ''
    or (representative_rut is null and representative_relation = '' and representative_phone = '')),
  add constraint patient_representative_rut_valid check (
    representative_rut ~ '^[1-9][0-9]{6,7}[0-9K]$'
    and right(representative_rut, 1) = rut_check_digit(left(representative_rut, -1))),
  add constraint patient_particulars_length check (
    greatest(char_length(occupation), char_length(insurer_name), char_length(representative_name),
             char_length(representative_relation), char_length(representative_phone)) <= 200);
`);
  }
}
