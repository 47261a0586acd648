import { Migration } from '@mikro-orm/migrations';

/** Where the clinic is, in two fields: many a clinic wrote its street into the city. */
export class ClinicAddress extends Migration {
  override up(): void {
    this.addSql(`
alter table clinic_settings
  add column address text not null default '',
  add column city text not null default '',
  add constraint clinic_settings_address_length check (char_length(address) <= 200),
  add constraint clinic_settings_city_length check (char_length(city) <= 200);
-- A number tells a street: what follows its last comma without one is the city.
update clinic_settings
set address = case when place ~ '\\d' then coalesce((regexp_match(place, '^(.*\\d.*?)\\s*,\\s*[^,\\d]+$'))[1], place) else '' end,
    city = case when place ~ '\\d' then coalesce((regexp_match(place, '\\d.*,\\s*([^,\\d]+?)\\s*$'))[1], '') else place end;
alter table clinic_settings drop column place;
`);
  }
}
