import { Migration } from '@mikro-orm/migrations';

const KINDS_OF_WARNINGS =
  'ANTICOAGULANTS|PREGNANCY|PACEMAKER|DIABETES|ARTERIAL_DISEASE|IMMUNOSUPPRESSION|LATEX_ALLERGY|IODINE_ALLERGY|ADHESIVE_ALLERGY|LIDOCAINE_ALLERGY|ACRYLATE_ALLERGY|INFECTED_ULCER|OPEN_ULCER|ABSENT_PULSE|EXAM_OVERDUE';

const dismissedWarnings = (table: string): string => `
alter table ${table}
  drop constraint ${table}_dismissed_warnings_known,
  add constraint ${table}_dismissed_warnings_known check (
    jsonb_typeof(dismissed_warnings) = 'array' and not jsonb_path_exists(dismissed_warnings,
      '$[*] ? (!exists(@ ? (@.kind like_regex "^(${KINDS_OF_WARNINGS})$" && @.by.type() == "string" && @.at.type() == "string"
        && (!exists(@.isUnreviewed) || @.isUnreviewed.type() == "boolean"))))'));
`;

/** A dismissed warning says whether only an answer to review spoke of it. Of earlier ones, it is unknown. */
export class UnreviewedWarnings extends Migration {
  override up(): void {
    // An earlier migration of the same transaction may have changed records, and their constraints wait for its end.
    this.addSql('set constraints all immediate; set constraints all deferred');
    this.addSql(`${dismissedWarnings('clinical_record')}${dismissedWarnings('clinical_record_version')}`);
  }
}
