import { createHash } from 'node:crypto';
import { LIMIT_SETTINGS, OWN_ROWS_SCHEMA } from '../connections/row-limit.js';

const STAFF = `current_setting('${LIMIT_SETTINGS.staffId}')::integer`;
const PROFESSIONAL = `current_setting('${LIMIT_SETTINGS.professionalId}')::integer`;
const SERVICES = `string_to_array(current_setting('${LIMIT_SETTINGS.services}'), ',')`;

const isService = (service: string): string => `${service} = any(${SERVICES})`;
/** A condition: another view has the row. */
const isOwn = (table: string, condition: string): string =>
  `exists (select from ${OWN_ROWS_SCHEMA}.${table} own where ${condition})`;
const OF_PATIENT = isOwn('patient', 'own.id = t.patient_id');
const OF_APPOINTMENT = isOwn('appointment', 'own.id = t.appointment_id');
const OF_RECORD = isOwn('clinical_record', 'own.id = t.clinical_record_id');
const OF_CERTIFICATE = isOwn('certificate', 'own.id = t.certificate_id');
/** The visit was of one of the services, with any professional. */
const OF_SERVICE = `exists (select from public.appointment v where v.id = t.appointment_id and ${isService('v.service_type')})`;

interface View {
  /** The condition that a row `t` of the table meets. */
  readonly where: string;
  /** A row that would not be in the view can be written. All others are refused. */
  readonly isUnchecked?: true;
}

/**
 * Which rows a person sees who is limited to their own agenda and services, by table, in order of creation. Tables
 * that are not listed hold nothing about a patient, or only what an area that such a person can't have opens
 * (domain/access/own-agenda.ts): `server/test/access/own-rows` asks for every table.
 */
export const OWN_ROWS: Readonly<Record<string, View>> = {
  // A user who can't see a professional neither books for them nor reads their free hours.
  professional: { where: `t.id = ${PROFESSIONAL}` },
  professional_hours: { where: `t.professional_id = ${PROFESSIONAL}` },
  day_off: { where: `t.professional_id = ${PROFESSIONAL}` },
  blocked_hours: { where: `t.professional_id = ${PROFESSIONAL}` },
  pay_regime: { where: `t.professional_id = ${PROFESSIONAL}` },
  pay_settlement: { where: `t.professional_id = ${PROFESSIONAL}` },
  appointment: {
    where: `t.professional_id = ${PROFESSIONAL} and ${isService('t.service_type')}`,
  },
  patient: {
    // `registered_by` of a new patient is a default of the column, which the check would not see.
    isUnchecked: true,
    where: `t.registered_by = ${STAFF}
      or exists (select from public.appointment a where a.patient_id = t.id and a.professional_id = ${PROFESSIONAL}
                   and ${isService('a.service_type')})
      or exists (select from public.clinical_record r where r.patient_id = t.id
                   and (r.professional_id = ${PROFESSIONAL} or r.written_by = ${STAFF}))`,
  },
  clinical_record: {
    where: `${OF_PATIENT} and (t.professional_id = ${PROFESSIONAL} or t.written_by = ${STAFF} or ${OF_SERVICE})`,
  },
  clinical_record_version: { where: OF_RECORD },
  used_supply: { where: OF_RECORD },
  imported_record: { where: OF_RECORD },
  photo: {
    where: `${OF_PATIENT} and (t.added_by = ${STAFF} or ${OF_SERVICE} or ${OF_RECORD})`,
  },
  photo_file: { where: isOwn('photo', 'own.id = t.photo_id') },
  certificate: { where: OF_RECORD },
  certificate_photo: { where: OF_CERTIFICATE },
  certificate_withdrawal: { where: OF_CERTIFICATE },
  referral_answer: { where: OF_CERTIFICATE },
  // Consents and intake answers name the treatment.
  consent_answer: { where: `${OF_PATIENT} and (t.recorded_by = ${STAFF} or ${OF_SERVICE})` },
  consent_link: { where: `${OF_PATIENT} and (t.created_by = ${STAFF} or ${OF_SERVICE})` },
  intake: { where: `${OF_PATIENT} and (t.appointment_id is null or ${OF_SERVICE})` },
  intake_line: { where: isOwn('intake', 'own.id = t.intake_id') },
  intake_link: { where: `${OF_PATIENT} and (t.created_by = ${STAFF} or ${OF_SERVICE})` },
  // Conditions and alerts of the whole person: each professional who attends them must know.
  patient_alert: { where: OF_PATIENT },
  patient_condition_version: { where: OF_PATIENT },
  patient_identifier: { where: OF_PATIENT },
  former_rut: { where: OF_PATIENT },
  consent: { where: OF_PATIENT },
  patient_block: { where: OF_PATIENT },
  message_opposition: { where: OF_PATIENT },
  appointment_link: { where: OF_APPOINTMENT },
  appointment_change: {
    // An appointment whose professional or service was changed before.
    isUnchecked: true,
    where: `(coalesce(t.after, t.before) ->> 'professionalId')::integer = ${PROFESSIONAL}
      and coalesce((t.before ->> 'professionalId')::integer, ${PROFESSIONAL}) = ${PROFESSIONAL}
      and ${isService("coalesce(t.after, t.before) ->> 'serviceType'")}`,
  },
  outbound_message: {
    // The message about a deletion is written after its appointment is gone, without a user.
    isUnchecked: true,
    where: `case when t.appointment_id is null then t.staff_user_id = ${STAFF} and ${OF_PATIENT} else ${OF_APPOINTMENT} end`,
  },
  waiting_entry: {
    // While an hour of another professional is offered to the patient, the entry is theirs.
    where: `${OF_PATIENT} and ${isService('t.service_type')} and coalesce(t.professional_id, ${PROFESSIONAL}) = ${PROFESSIONAL}
      and not exists (select from public.waiting_offer f where f.waiting_entry_id = t.id and f.state = 'OPEN'
                        and f.professional_id <> ${PROFESSIONAL})`,
  },
  waiting_offer: {
    where: `t.professional_id = ${PROFESSIONAL} and ${isOwn('waiting_entry', 'own.id = t.waiting_entry_id')}`,
  },
  waiting_offer_link: { where: isOwn('waiting_offer', 'own.id = t.waiting_offer_id') },
  foot_control: { where: `${OF_PATIENT} and ${OF_RECORD}` },
  control_follow_up: { where: `${OF_PATIENT} and ${isService('t.service_type')}` },
};

const viewOf = ([table, { where, isUnchecked }]: readonly [string, View]): string =>
  `create view ${OWN_ROWS_SCHEMA}.${table} as select t.* from public.${table} t where ${where}
   ${isUnchecked ? '' : 'with local check option'}`;

const VIEWS = Object.entries(OWN_ROWS).map(viewOf);
const DIGEST = createHash('sha256').update(VIEWS.join(';')).digest('hex');

/** Before migrations, which can't change a column that a view has. */
export const DROP_OWN_ROWS = `drop schema if exists ${OWN_ROWS_SCHEMA} cascade`;

/** After migrations, because a view has the columns that its table had when it was created. */
export const CREATE_OWN_ROWS: readonly string[] = [
  DROP_OWN_ROWS,
  `create schema ${OWN_ROWS_SCHEMA}`,
  `comment on schema ${OWN_ROWS_SCHEMA} is '${DIGEST}'`,
  ...VIEWS,
];

/** Selects whether the views belong to this version. */
export const ARE_OWN_ROWS_CURRENT = `
  select coalesce(obj_description(to_regnamespace('${OWN_ROWS_SCHEMA}'), 'pg_namespace') = '${DIGEST}', false) as "isCurrent"`;
