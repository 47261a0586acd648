import { Migration } from '@mikro-orm/migrations';

/** jsonpath looks into lists by itself, so they are refused by their type. A missing value is none. */
const fault = (items: string, field: string, isWrong: string): string =>
  `${items} ? (@.${field}.type() == "array" || exists(@.${field} ? (@ != null && (${isWrong}))))`;
const notMeasure = (items: string, field: string, most: number): string =>
  fault(items, field, `@.type() != "number" || @ < 0 || @ > ${most}`);
const notFlag = (items: string, field: string): string => fault(items, field, '@.type() != "boolean"');

const FAULTS = [
  notMeasure('$', 'temperatureDifference', 20),
  notFlag('$.circulation', 'hasClaudication'),
  notMeasure('$.circulation.feet[*]', 'capillaryRefillSeconds', 60),
  notFlag('$.circulation.feet[*]', 'hasOedema'),
  notFlag('$.skin[*].ulcer', 'hasVisibleBone'),
  notFlag('$.skin[*].ulcer', 'isInfected'),
];
const ARE_MEASURES = FAULTS.map((one) => `not jsonb_path_exists(foot_exam, '${one}')`).join(' and ');

/** Checks beyond known codes: measures within their limits, and flags that are true or false. */
export class FootExamMeasures extends Migration {
  override up(): void {
    for (const table of ['clinical_record', 'clinical_record_version'])
      this.addSql(`alter table ${table}
        add constraint ${table}_foot_exam_measures check (foot_exam is null or (${ARE_MEASURES}))`);
  }
}
