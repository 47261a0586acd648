import { Migration } from '@mikro-orm/migrations';

const DAYS: ReadonlyArray<readonly [items: string, field: string]> = [
  ['$.nails[*]', 'examinedOn'],
  ['$.skin[*]', 'examinedOn'],
  ['$.feet[*]', 'examinedOn'],
  ['$.sensation', 'examinedOn'],
  ['$.circulation', 'examinedOn'],
  ['$.nails[*].brace', 'fittedOn'],
  ['$.nails[*].brace', 'nextAdjustment'],
  ['$.skin[*].ulcer', 'since'],
  ['$.skin[*].ulcer', 'measuredOn'],
];

/** An absent or null value is none. A day that no month has is an error of `datetime`, and so unknown. */
const notDay = ([items, field]: readonly [string, string]): string =>
  `${items} ? (exists(@.${field}) && !(@.${field} == null) && (exists(@.${field}.datetime("YYYY-MM-DD"))) is unknown)`;
const ARE_DAYS = DAYS.map((day) => `not jsonb_path_exists(foot_exam, '${notDay(day)}')`).join(' and ');

// Lax jsonpath looks into a list where one value belongs; `type()` and strict paths do not. A part that is not there is
// an error of a strict path, which is kept silent.
const LISTS = [
  ...['$.nails[*]', '$.skin[*]', '$.feet[*]', '$.circulation ? (@.type() == "object").feet[*]'].map(
    (items) => `strict ${items}.* ? (@.type() == "array")`,
  ),
  ...['$.nails[*]', '$.skin[*]'].map(
    (items) => `strict ${items}.* ? (@.type() == "object").* ? (@.type() == "array")`,
  ),
  'strict $.sensation ? (@.type() == "object").sites[*].answers[*] ? (@.type() != "boolean")',
  ...[
    'sensation.examinedOn',
    'circulation.examinedOn',
    'pain',
    'riskOverride.calculated',
    'usesCalculatedRisk',
  ].map((field) => `$ ? (@.${field}.type() == "array")`),
];
const HAS_NO_LISTS = LISTS.map(
  (list) => `jsonb_path_exists(foot_exam, '${list}', '{}', true) is not true`,
).join(' and ');

/**
 * The days of an exam of the feet exist: the list of controls and FHIR read them as dates, and one 30 February would end
 * the calculation of everybody's controls. A list stands nowhere where an exam has one value.
 */
export class DaysOfExams extends Migration {
  override up(): void {
    // An earlier migration of the same transaction may have changed records, and their constraints wait for its end.
    this.addSql('set constraints all immediate; set constraints all deferred');
    for (const table of ['clinical_record', 'clinical_record_version'])
      this.addSql(`alter table ${table} add constraint ${table}_foot_exam_valid_days check (
        foot_exam is null or (${ARE_DAYS})),
        add constraint ${table}_foot_exam_values check (foot_exam is null or (${HAS_NO_LISTS}))`);
  }
}
