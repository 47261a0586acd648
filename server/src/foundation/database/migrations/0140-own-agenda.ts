import { Migration } from '@mikro-orm/migrations';

/**
 * A user may be limited to their own agenda, as a professional, and to some services. Existing users are not limited.
 * The views that limit the rows are not a migration (own-rows.ts).
 */
export class OwnAgenda extends Migration {
  override up(): void {
    this.addSql(LIMIT);
    this.addSql(REGISTERED_BY);
  }
}

const LIMIT = `
alter table staff_user
  add column limited_services text[],
  add constraint staff_user_limited_services_known check (
    limited_services <@ array['PODIATRY', 'MANICURE'] and cardinality(limited_services) between 1 and 2),
  add constraint staff_user_limited_has_professional check (limited_services is null or professional_id is not null),
  -- These areas can't be limited to one agenda: the till, every backup, the team's own rights.
  add constraint staff_user_limited_rights check (
    limited_services is null
    or (not rights ?| array['CAJA', 'CAJA_CORRECTIONS', 'BACKUP', 'TEAM']
        and rights ->> 'SETTINGS' is distinct from 'WRITE'));
`;

const REGISTERED_BY = `
alter table patient
  -- The limited person who registered the patient, and so sees them before there is an appointment. A default, so that
  -- no way of adding a patient forgets it; the setting is set in their transactions only.
  add column registered_by integer default nullif(current_setting('huella.own_staff', true), '')::integer
    constraint patient_registered_by_fkey references staff_user on delete set null;
create index patient_registered_by_idx on patient (registered_by) where registered_by is not null;
`;
