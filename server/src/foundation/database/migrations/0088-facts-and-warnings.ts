import { Migration } from '@mikro-orm/migrations';

const KINDS_OF_WARNINGS =
  'ANTICOAGULANTS|PREGNANCY|PACEMAKER|DIABETES|ARTERIAL_DISEASE|IMMUNOSUPPRESSION|LATEX_ALLERGY|IODINE_ALLERGY|ADHESIVE_ALLERGY|LIDOCAINE_ALLERGY|ACRYLATE_ALLERGY|INFECTED_ULCER|OPEN_ULCER|ABSENT_PULSE|EXAM_OVERDUE';

const dismissedWarnings = (table: string): string => `
alter table ${table}
  add column dismissed_warnings jsonb not null default '[]',
  add constraint ${table}_dismissed_warnings_known check (
    jsonb_typeof(dismissed_warnings) = 'array' and not jsonb_path_exists(dismissed_warnings,
      '$[*] ? (!exists(@ ? (@.kind like_regex "^(${KINDS_OF_WARNINGS})$" && @.by.type() == "string" && @.at.type() == "string")))'));
`;

/**
 * Since when an alert applies, until when it did, and that a patient who was asked does not have it; what treatments
 * and supplies are not for, and the warnings that professionals dismissed.
 */
export class FactsAndWarnings extends Migration {
  override up(): void {
    this.addSql(`
alter table patient_alert
  add column since date,
  add column until date,
  -- The patient was asked and does not have it.
  add column is_denied boolean not null default false,
  add constraint patient_alert_until_ends check (until is null or ended_at is not null),
  add constraint patient_alert_until_after_since check (until >= since),
  add constraint patient_alert_denial_is_undated check (not is_denied or (since is null and until is null));

-- After a merge, one patient may have both answers; then the alert applies.
drop index patient_alert_open_key;
create unique index patient_alert_open_key on patient_alert (patient_id, kind, is_denied) where ended_at is null;

create or replace function patient_alert_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from patient where id = old.patient_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.ended_at is null
    and to_jsonb(new) - 'ended_at' - 'ended_by' - 'until' = to_jsonb(old) - 'ended_at' - 'ended_by' - 'until'
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'patient_id' = to_jsonb(old) - 'patient_id'
    and is_merging(old.patient_id, new.patient_id)
  then
    return new;
  end if;
  raise exception 'what was noted of a patient is kept'
    using errcode = 'restrict_violation', constraint = 'patient_alert_is_kept';
end $$;

alter table treatment
  add column contraindications text[] not null default '{}',
  add constraint treatment_contraindications_known check (contraindications <@ array[
    'ANTICOAGULANTS', 'PREGNANCY', 'PACEMAKER', 'DIABETES', 'ARTERIAL_DISEASE', 'IMMUNOSUPPRESSION']);
alter table supply
  add column contains text[] not null default '{}',
  add constraint supply_contains_known check (contains <@ array['LATEX', 'IODINE', 'ADHESIVE', 'LIDOCAINE', 'ACRYLATE']);
${dismissedWarnings('clinical_record')}${dismissedWarnings('clinical_record_version')}`);
  }
}
