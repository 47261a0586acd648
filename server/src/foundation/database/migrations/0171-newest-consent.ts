import { Migration } from '@mikro-orm/migrations';

/**
 * A merge kept a consent to photos that the patient had given in one of the two files and withdrawn later in the other.
 * The newest decision counts: a merge ends what was withdrawn since, and its undoing gives it back.
 */
export class NewestConsent extends Migration {
  override up(): void {
    this.addSql(KEPT);
    this.addSql(EARLIER_MERGES);
  }
}

const KEPT = `
create or replace function consent_is_kept() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'DELETE' and not exists (select from patient where id = old.patient_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.withdrawn_at is null
    and (new.id, new.patient_id, new.kind, new.text_version, new.given_at, new.recorded_by, new.evidence)
      is not distinct from
        (old.id, old.patient_id, old.kind, old.text_version, old.given_at, old.recorded_by, old.evidence)
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'patient_id' = to_jsonb(old) - 'patient_id'
    and is_merging(old.patient_id, new.patient_id)
  then
    return new;
  end if;
  -- What a merge ended is given back by its undoing.
  if tg_op = 'UPDATE' and new.withdrawn_at is null and new.withdrawn_by is null
    and to_jsonb(new) - '{withdrawn_at,withdrawn_by}'::text[] = to_jsonb(old) - '{withdrawn_at,withdrawn_by}'::text[]
    and exists (
      select from patient_merge
      where id::text = current_setting('huella.merge', true) and undone_at is not null
        and new.patient_id in (kept_patient_id, merged_patient_id))
  then
    return new;
  end if;
  raise exception 'what a patient agreed to is kept'
    using errcode = 'restrict_violation', constraint = 'consent_is_kept';
end $$;
`;

const EARLIER_MERGES = `
update consent c set withdrawn_at = w.withdrawn_at, withdrawn_by = w.withdrawn_by
from (select distinct on (patient_id, kind) patient_id, kind, withdrawn_at, withdrawn_by from consent
      where withdrawn_at is not null order by patient_id, kind, withdrawn_at desc) w
where c.withdrawn_at is null and c.patient_id = w.patient_id and c.kind = w.kind
  and not exists (select from consent g where g.patient_id = c.patient_id and g.kind = c.kind
                  and g.withdrawn_at is null and g.given_at >= w.withdrawn_at);
`;
