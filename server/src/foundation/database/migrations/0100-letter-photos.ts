import { Migration } from '@mikro-orm/migrations';

/** Letters carry photos, or the doctor's order; a photo that moved to another patient says when. */
export class LetterPhotos extends Migration {
  override up(): void {
    this.addSql(LETTERS);
    this.addSql(MOVED);
  }
}

const LETTERS = `
create table certificate_photo (
  certificate_id integer not null constraint certificate_photo_certificate_id_fkey
    references certificate (id) on delete cascade,
  -- A photo that was moved goes with the records of its new patient.
  photo_id integer not null constraint certificate_photo_photo_id_fkey references photo (id) on delete cascade,
  position smallint not null,
  constraint certificate_photo_pkey primary key (certificate_id, photo_id),
  constraint certificate_photo_position_key unique (certificate_id, position),
  constraint certificate_photo_position_range check (position between 1 and 4)
);
create index certificate_photo_photo_id_idx on certificate_photo (photo_id);

create function certificate_photo_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (
      select from certificate c join photo p on p.id = new.photo_id
      where c.id = new.certificate_id and p.patient_id = c.patient_id and p.withdrawn_at is null
        and (c.kind = 'REIMBURSEMENT' and new.position = 1 or c.kind = 'REFERRAL' and p.kind = 'PHOTO'))
    then
      return new;
    end if;
    raise exception 'a letter carries photos of its patient'
      using errcode = 'check_violation', constraint = 'certificate_photo_of_letter';
  end if;
  -- With its letter or its photo, whose own triggers decide.
  if tg_op = 'DELETE' and not exists (
    select from certificate c join photo p on p.id = old.photo_id where c.id = old.certificate_id)
  then
    return old;
  end if;
  raise exception 'what a letter carries is kept'
    using errcode = 'restrict_violation', constraint = 'certificate_photo_is_kept';
end $$;
create trigger certificate_photo_is_kept before insert or update or delete on certificate_photo
  for each row execute function certificate_photo_is_kept();
create trigger certificate_photo_is_not_truncated before truncate on certificate_photo
  for each statement execute function table_is_kept();
`;

const MOVED = `
alter table photo add column moved_at timestamptz;
drop index photo_changed_idx;
create index photo_changed_idx on photo (greatest(added_at, moved_at, withdrawn_at), id);

create or replace function photo_is_kept() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(new);
  stored jsonb := to_jsonb(old);
begin
  if tg_op = 'DELETE' then
    if may_delete_records(old.patient_id) then return old; end if;
  elsif (new.appointment_id is not distinct from old.appointment_id or new.appointment_id is null)
    and (new.clinical_record_id is not distinct from old.clinical_record_id or new.clinical_record_id is null)
    and changed - '{appointment_id,clinical_record_id}'::text[] = stored - '{appointment_id,clinical_record_id}'::text[]
  then
    return new;
  elsif old.withdrawn_at is null and changed - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
    = stored - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
  then
    return new;
  elsif changed - 'patient_id' = stored - 'patient_id' and is_merging(old.patient_id, new.patient_id) then
    return new;
  elsif current_setting('huella.moved_photo', true) = old.id::text and new.moved_at is not null
    and changed - '{patient_id,appointment_id,clinical_record_id,token,moved_at}'::text[]
      = stored - '{patient_id,appointment_id,clinical_record_id,token,moved_at}'::text[]
  then
    return new;
  end if;
  raise exception 'photos and documents are kept'
    using errcode = 'restrict_violation', constraint = 'photo_is_kept';
end $$;
`;
