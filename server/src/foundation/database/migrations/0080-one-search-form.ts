import { Migration } from '@mikro-orm/migrations';

/**
 * Names are searched as imports match them: without apostrophes and invisible characters, with one kind of dash. The
 * search text of all patients is written again.
 */
export class OneSearchForm extends Migration {
  override up(): void {
    this.addSql(SEARCH_FORM);
    this.addSql(SEARCH_TEXT);
    this.addSql(SEARCH_INDEX);
  }
}

// The same form as domain/patients/patient-search.ts; server/test checks that the two agree. One function: a dump may
// create functions in any order.
const SEARCH_FORM = String.raw`
create or replace function search_form(text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(btrim(regexp_replace(regexp_replace(
      normalize(regexp_replace($1, '[''\u0060\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]', '', 'g'), NFKC),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'),
    '[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]', '-', 'g'), E' \t\n\v\f\r'),
    NFD), '[\u0300-\u036f]', '', 'g'));
`;

const SEARCH_TEXT = String.raw`
alter table patient drop column search_text;
alter table patient add column search_text text not null generated always as (
  search_form(name) || ' ' || lower(rut) || ' ' || search_form(email) || ' '
  || regexp_replace(normalize(phone, NFKC), '\D', '', 'g') || ' ' || identifier_text
) stored;
`;

// Where pg_trgm may not be installed, searching reads all patients, as before.
const SEARCH_INDEX = `
do $$
begin
  create index patient_search_idx on patient using gin (search_text gin_trgm_ops);
exception when undefined_object then
  raise notice 'pg_trgm is not available: searching patients reads all of them';
end $$;
`;
