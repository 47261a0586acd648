import { Migration } from '@mikro-orm/migrations';

/**
 * The look of a manicure is part of its appointment, so that users without health data see it; products that irritated
 * are part of the record and of its versions.
 */
export class Manicures extends Migration {
  override up(): void {
    this.addSql(`
alter table appointment
  add column nail_color text not null default '',
  add column nail_shape text,
  add column nail_technique text,
  add constraint appointment_nail_color_length check (char_length(nail_color) <= 200),
  add constraint appointment_nail_shape_known check (
    nail_shape in ('SQUARE', 'SQUOVAL', 'ROUND', 'OVAL', 'ALMOND', 'COFFIN', 'STILETTO', 'NATURAL')),
  add constraint appointment_nail_technique_known check (
    nail_technique in (
      'CLASSIC_POLISH', 'GEL_POLISH', 'ACRYLIC', 'POLYGEL', 'KAPPING', 'SOFT_GEL', 'REMOVAL', 'CARE_ONLY'));

alter table clinical_record
  add column irritating_products text not null default '',
  add constraint clinical_record_irritating_products_length check (char_length(irritating_products) <= 200);
alter table clinical_record_version
  add column irritating_products text not null default '',
  add constraint clinical_record_version_irritating_products_length check (char_length(irritating_products) <= 200);
`);
  }
}
