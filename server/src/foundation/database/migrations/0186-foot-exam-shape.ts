import { Migration } from '@mikro-orm/migrations';

const LISTS = ['$.nails[*]', '$.skin[*]', '$.feet[*]', '$.sensation.sites[*]', '$.circulation.feet[*]'];
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
const TEXTS: ReadonlyArray<readonly [items: string, field: string]> = [
  ['$', 'footwear'],
  ['$', 'orthoses'],
  ['$.nails[*].brace', 'type'],
  ['$.skin[*].ulcer', 'edges'],
];

const DAY = '^\\\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\\\d|3[01])$';

// Strict, because lax jsonpath looks into lists within a list, where an unknown code would hide behind a known one. A
// part that is not there is an error, which is kept silent.
const notObjects = (items: string): string => `'strict ${items} ? (@.type() != "object")', '{}', true`;
/** An absent or null value is none. */
const notDay = ([items, field]: readonly [string, string]): string =>
  `'${items} ? (exists(@.${field}) && !(@.${field} == null) && !exists(@.${field} ? (@ like_regex "${DAY}")))'`;
const notText = ([items, field]: readonly [string, string]): string =>
  `'${items} ? (exists(@.${field}) && @.${field}.type() != "string")'`;

const FAULTS = [...LISTS.map(notObjects), ...DAYS.map(notDay), ...TEXTS.map(notText)];
const HAS_SHAPE = FAULTS.map((fault) => `jsonb_path_exists(foot_exam, ${fault}) is not true`).join(' and ');

/** An exam of the feet holds findings, days and texts where the product reads some. */
export class FootExamShape extends Migration {
  override up(): void {
    // An earlier migration of the same transaction may have changed records, and their constraints wait for its end.
    this.addSql('set constraints all immediate; set constraints all deferred');
    for (const table of ['clinical_record', 'clinical_record_version'])
      this.addSql(`alter table ${table} add constraint ${table}_foot_exam_shape check (
        foot_exam is null or (${HAS_SHAPE}))`);
  }
}
