// oxlint-disable max-lines -- one table of every constraint, whose completeness one test checks.
import { beforeEach, describe, expect, it } from '@jest/globals';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { declared, FIELDS, isText } from '#domain/patients/patient-fields.es.js';
import { checkDigit } from '#domain/rut.js';
import { columnName } from '../../../src/foundation/database/columns/column-name.js';
import { madeUpRut } from '../../product/builders.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({ empty: 'appointment, patient, patient_merge' });
beforeEach(async () => {
  await product.database.query(PATIENT);
});

const PATIENT = `insert into patient (rut, name, phone, email) values ('${madeUpRut(0)}', 'Ana', '1', 'a@b.cl')`;
/** @param values in parentheses: patient, day, start, treatment, status, length. */
const appointment = (values: string) =>
  `insert into appointment (patient_id, date, start_minute, treatment, status, duration_minutes, professional_id)
   values ${values.slice(0, -1)}, 1)`;

const professional = (services: string) =>
  `insert into professional (position, services) values (9, ${services})`;

/** @param rest uses the new key as `key` in the same statement. */
const apiKey = (rights: string, end = `now() + interval '1 day'`, rest = 'select 1') =>
  `with account as (
     insert into staff_user (username, name, role) values ('key:abcd2345', 'x', 'PROGRAM') returning id),
   key as (
     insert into api_key (id, staff_user_id, rights, created_by, created_at, expires_at)
     select gen_random_uuid(), id, '${rights}', 1, now(), ${end} from account returning id)
   ${rest}`;
const storedKey = (change: string) => `${apiKey('{"STOCK": "READ"}')}; ${change}`;

/** @param rest uses the new feed as `feed` in the same statement. */
const calendarFeed = (scope: string, owner = 'null', rest = 'select 1') =>
  `with feed as (
     insert into calendar_feed (id, scope, shows_names, owner_id, created_by, created_at)
     select gen_random_uuid(), '${scope}', false, ${owner}, 1, now() returning id)
   ${rest}`;
const storedFeed = (change: string) => `${calendarFeed('ALL')}; ${change}`;

/** @param values hash of the key, hash of the request, response. */
const storedResponse = (values: string) => `insert into kept_answer values (${values}, now())`;

const webhook = (address = 'https://x.cl', events = "'{STOCK_CRITICAL}'", stopped = 'null') =>
  `insert into webhook (address, events, stopped, created_by, created_at)
   values ('${address}', ${events}, ${stopped}, 1, now())`;
/** @param rest a statement that uses the new webhook's `id`. */
const ofWebhook = (rest: string) => `with made as (${webhook()} returning id) ${rest}`;
const webhookEvent = (type = 'STOCK_CRITICAL', subject = 'supply:1') =>
  `insert into webhook_event (type, at, subject, facts) values ('${type}', now(), '${subject}', '{}')`;
/** @param columns the columns of a delivery besides its webhook, event and subject. */
const delivery = (columns: string, values: string) =>
  `with made as (${webhook()} returning id), happened as (${webhookEvent()} returning id)
   insert into webhook_delivery (webhook_id, event_id, subject, ${columns})
   select made.id, happened.id, 'supply:1', ${values} from made, happened`;

/** @param change to an import that waits for its columns. */
const changedImport = (change: string) =>
  `insert into import (id, resource, file_name, row_count, headers, columns, on_same, on_likely, created_at, created_by)
   values (900, 'PATIENTS', 'x.csv', 2, '[]', '[]', 'FILL', 'SKIP', now(), 1); update import set ${change}`;
/** @param attendant as written in the file. */
const importedRecord = (importId: number, attendant: string) =>
  `${changedImport('done_rows = 0')};
   with made as (
     insert into clinical_record (patient_id, date, care_description, procedure, instructions)
     values (1, '2026-11-01', 'x', 'x', 'x') returning id)
   insert into imported_record select id, ${importId}, ${attendant} from made`;
/** @param change to a row of an import that is not checked yet. */
const importRow = (change: string) =>
  `${changedImport('done_rows = 0')}; insert into import_row (import_id, number, cells) values (900, 2, '[]');
   update import_row set ${change}`;

/** @param values name, minutes, weeks until the control. */
const phrase = (values: string): string =>
  `insert into phrase (box, title, text, service_type, treatment_id) values (${values})`;
const treatment = (values: string) =>
  `insert into treatment (service_type, name, duration_minutes, control_weeks)
   values ('PODIATRY', ${values})`;

/** @param rest the undo data, and when and by whom the merge was undone. */
const merge = (kept: number, merged: number, rest = 'null, null, null') =>
  `insert into patient_merge (at, staff_user_id, kept_patient_id, merged_patient_id, undo, undone_at, undone_by)
   values (now(), 1, ${kept}, ${merged}, ${rest})`;

const formerRut = (rut: string) =>
  `${merge(1, 2)}; insert into former_rut select '${rut}', 1, max(id) from patient_merge`;

/** @param values kind, country, number. */
const identifier = (values: string) =>
  `insert into patient_identifier (patient_id, kind, country, value) values (1, ${values})`;

/** @param values kind, note, when and by whom it ended. */
const alert = (values: string) =>
  `insert into patient_alert (patient_id, noted_at, noted_by, kind, note, ended_at, ended_by)
   values (1, now(), 1, ${values})`;

/** @param values first day, last day, part of the day. */
const waiting = (values: string) =>
  `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, booked_name, created_at, from_date,
     to_date, day_part)
   values (1, 'PODIATRY', 'x', 60, 'x', now(), ${values})`;
const offerToLast = (state: string) =>
  `insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state,
     created_at)
   select max(id), 'x', 1, '2026-11-20', 600, 60, '${state}', now() from waiting_entry`;
const offer = (state: string) => `${waiting(`'2026-11-20', '2026-11-20', 'all'`)}; ${offerToLast(state)}`;

const hours = (values: string, weekday = 1) =>
  `insert into professional_hours (professional_id, weekday, opens_at, closes_at) values (1, ${weekday}, ${values})`;

const block = (start: number, minutes: number, reason = 'Reunión', date = '2026-11-20') =>
  `insert into blocked_hours (professional_id, date, start_minute, duration_minutes, reason)
   values (1, '${date}', ${start}, ${minutes}, '${reason}')`;

const backup = (values: string, fileName = 'huella_2026-11-21_0330_9f2c.sql.gz') =>
  `insert into backup_run (cause, state, reason, finished_at, started_at, file_name, encrypted)
   values (${values}, now(), '${fileName}', false)`;

/** @param values state, reason, end, rows done, rows, bytes, key. */
const archive = (values: string) =>
  `insert into archive (requested_at, requested_by, state, reason, finished_at, done_rows, row_count, bytes, sealed_key)
   values (now(), 1, ${values})`;

const access = (action: string, patients: string, staff = '1', channel = `'PANEL'`) =>
  `insert into audit_entry (at, staff_user_id, channel, action, patient_ids)
   values (now(), ${staff}, ${channel}, '${action}', '${patients}')`;

/** @param values patient, list, format, recipient, how the recipient was identified. */
const dataExport = (values: string) =>
  `insert into data_export (at, staff_user_id, patient_id, list, format, received_by, identity_check)
   values (now(), 1, ${values})`;

const securityEvent = (kind: string, staffId: string, channel = 'PANEL') =>
  `insert into security_event (at, kind, staff_user_id, channel) values (now(), '${kind}', ${staffId}, '${channel}')`;

const change = (kind: string, channel: string, before = 'null') =>
  `insert into appointment_change (appointment_id, at, kind, channel, before, after)
   values (1, now(), '${kind}', '${channel}', ${before}, '{}')`;

const MESSAGE = {
  patient_id: '1',
  kind: `'REMINDER'`,
  channel: `'WHATSAPP'`,
  driver: `'LINK'`,
  automatic: 'true',
  recipient: `'+56912345678'`,
  body: `'Hola'`,
  date: `'2026-11-20'`,
  start_minute: '600',
  state: `'WAITING'`,
  send_after: 'now()',
  created_at: 'now()',
};
function message(changes: Readonly<Record<string, string>> = {}): string {
  const values = { ...MESSAGE, ...changes };
  return `insert into outbound_message (${Object.keys(values).join()}) values (${Object.values(values).join()})`;
}
const BY_CLOUD = { driver: `'CLOUD'`, state: `'QUEUED'` };
const BY_MAIL = { channel: `'EMAIL'`, driver: `'SMTP'`, state: `'QUEUED'`, recipient: `'a@b.cl'` };

/** Runs statements in one transaction, like a user of psql. @returns the constraint that was violated. */
async function refusal(...statements: string[]): Promise<string | undefined> {
  const client = await product.database.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return undefined;
  } catch (error) {
    await client.query('rollback');
    return (error as { constraint?: string }).constraint ?? String(error);
  } finally {
    client.release();
  }
}

describe('Database constraints', () => {
  it.each([
    [
      'the deletion of an unknown thing',
      "insert into deletion values ('treatment', 1, now())",
      'deletion_of_table_known',
    ],
    ['a wrong check digit', "update patient set rut = '1111111K'", 'patient_rut_valid'],
    ['a RUT with dots', "update patient set rut = '45.000.000-6'", 'patient_rut_valid'],
    ['a RUT with a leading zero', "update patient set rut = '011111111'", 'patient_rut_valid'],
    [
      'an image stored under another image’s address',
      `insert into clinic_image_file values ('LOGO', 'WHOLE', encode(sha256('a'), 'hex'), 'image/png', 9, 9, 'b')`,
      'clinic_image_file_hash_is_its_bytes',
    ],
    [
      'an image of type HTML',
      `insert into clinic_image_file values ('LOGO', 'WHOLE', encode(sha256('a'), 'hex'), 'text/html', 9, 9, 'a')`,
      'clinic_image_file_media_type_known',
    ],
    [
      'an image with huge dimensions',
      `insert into clinic_image_file values ('LOGO', 'WHOLE', encode(sha256('a'), 'hex'), 'image/png', 1601, 9, 'a')`,
      'clinic_image_file_size_range',
    ],
    ['a small k', "update patient set rut = '1000005k'", 'patient_rut_valid'],
    [
      'a limit of zero bookings for visitors',
      'update agenda set open_bookings_limit = 0',
      'agenda_open_bookings_range',
    ],
    ['no name', "update patient set name = ''", 'patient_name_length'],
    ['merging a patient with themselves', merge(1, 1), 'patient_merge_of_two'],
    [
      'an undone merge without the user who undid it',
      merge(1, 2, 'null, now(), null'),
      'patient_merge_undone_is_complete',
    ],
    ['an undone merge with undo data', merge(1, 2, "'{}', now(), 1"), 'patient_merge_is_undone_once'],
    ['a patient merged into two', `${merge(1, 2)}; ${merge(3, 2)}`, 'patient_merge_standing_key'],
    [
      'a change of the patients of a merge',
      `${merge(1, 2)}; update patient_merge set kept_patient_id = 3`,
      'patient_merge_is_kept',
    ],
    [
      'a change of a merge’s undo data',
      `${merge(1, 2, "'{}', null, null")}; update patient_merge set undo = '{"merged": {}}'`,
      'patient_merge_is_kept',
    ],
    ['deleting a merge', `${merge(1, 2)}; delete from patient_merge`, 'patient_merge_is_kept'],
    ['a former RUT with a wrong check digit', formerRut('123456789'), 'former_rut_valid'],
    [
      'one former RUT of two patients',
      `${formerRut(madeUpRut(1))}; insert into former_rut select * from former_rut`,
      'former_rut_key',
    ],
    ['a former RUT that a patient has now', formerRut(madeUpRut(0)), 'former_rut_is_free'],
    [
      'a RUT that is a former one',
      `${formerRut(madeUpRut(1))}; update patient set rut = '${madeUpRut(1)}'`,
      'rut_is_not_former',
    ],
    ['an unknown kind of document', identifier("'DNI', '', '12345'"), 'patient_identifier_kind_known'],
    ['a passport of no country', identifier("'PASSPORT', '', '12345'"), 'patient_identifier_country_of_kind'],
    ['a NIP with a country', identifier("'NIP', 'PE', '12345'"), 'patient_identifier_country_of_kind'],
    ['a number with hyphens', identifier("'NIP', '', '123-45'"), 'patient_identifier_value_canonical'],
    [
      'one document twice',
      `${identifier("'NIP', '', '12345'")}; ${identifier("'NIP', '', '12345'")}`,
      'patient_identifier_key',
    ],
    ['an unknown sex', "update patient set sex = 'X'", 'patient_sex_known'],
    [
      'an unknown insurance',
      "update patient set health_insurance = 'ACHS'",
      'patient_health_insurance_known',
    ],
    [
      'an unknown tier of FONASA',
      "update patient set health_insurance = 'FONASA', fonasa_tier = 'E'",
      'patient_fonasa_tier_known',
    ],
    ['a tier without FONASA', "update patient set fonasa_tier = 'A'", 'patient_fonasa_tier_of_fonasa'],
    [
      'an insurer’s name where none is needed',
      "update patient set health_insurance = 'FONASA', insurer_name = 'x'",
      'patient_insurer_name_of_insurer',
    ],
    [
      'a representative without a name',
      "update patient set representative_phone = '9'",
      'patient_representative_has_name',
    ],
    [
      'a representative with a wrong RUT',
      "update patient set representative_name = 'x', representative_rut = '123456789'",
      'patient_representative_rut_valid',
    ],
    ['a long occupation', "update patient set occupation = repeat('x', 201)", 'patient_particulars_length'],
    [
      'an unknown attendance',
      `${appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)")}; update appointment set arrived_at = now(), attendance = 'LATE'`,
      'appointment_attendance_known',
    ],
    [
      'an attendance for a cancelled appointment',
      `${appointment("(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)")}; update appointment set attendance = 'NO_SHOW'`,
      'appointment_cancelled_unattended',
    ],
    [
      'an arrival without its time',
      `${appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)")}; update appointment set attendance = 'ARRIVED'`,
      'appointment_arrival_complete',
    ],
    ['an unknown alert', alert("'COLD', '', null, null"), 'patient_alert_kind_known'],
    [
      'an alert with a long note',
      alert(`'DIABETES', '${'x'.repeat(201)}', null, null`),
      'patient_alert_note_length',
    ],
    ['an alert ended by nobody', alert("'DIABETES', '', now(), null"), 'patient_alert_end_is_complete'],
    [
      'the same alert twice at the same time',
      `${alert("'DIABETES', '', null, null")}; ${alert("'DIABETES', 'x', null, null")}`,
      'patient_alert_open_key',
    ],
    [
      'a changed note of an alert',
      `${alert("'DIABETES', '', null, null")}; update patient_alert set note = 'x'`,
      'patient_alert_is_kept',
    ],
    [
      'deleting an alert',
      `${alert("'DIABETES', '', null, null")}; delete from patient_alert`,
      'patient_alert_is_kept',
    ],
    ['a treatment without a name', treatment("'', 60, 1"), 'treatment_name_length'],
    ['a treatment of ninety minutes', treatment("'Láser', 90, 1"), 'treatment_duration_known'],
    ['a control after a hundred years', treatment("'Láser', 60, 5200"), 'treatment_control_weeks_range'],
    ['a negative price', 'update treatment set price = -1', 'treatment_price_not_negative'],
    ['a treatment of no service', "update treatment set service_type = 'X'", 'treatment_service_type_known'],
    ['a phrase without a name', phrase("'PROCEDURE', '', 'x', null, null"), 'phrase_title_length'],
    ['an empty phrase', phrase("'PROCEDURE', 'x', '', null, null"), 'phrase_text_length'],
    ['a phrase of no part of the record', phrase("'X', 'x', 'x', null, null"), 'phrase_box_known'],
    ['a phrase of no service', phrase("'PROCEDURE', 'x', 'x', 'X', null"), 'phrase_service_type_known'],
    [
      'a phrase of a service and of a treatment',
      phrase("'PROCEDURE', 'x', 'x', 'PODIATRY', 1"),
      'phrase_service_or_treatment',
    ],
    ['the same treatment twice', treatment("'MANICURA', 60, 1"), 'treatment_name_key'],
    [
      'a reason for an expired supply that was not used',
      `with s as (insert into supply (name, unit, stock, critical_stock, unit_value) values ('x', 'x', 0, 0, 0) returning id)
       insert into stock_movement (supply_id, at, kind, quantity, balance, expired_reason)
       select id, now(), 'CORRECTION', 1, 1, '' from s`,
      'stock_movement_expired_reason_of_use',
    ],
    [
      'a longer reason for using an expired supply',
      `with s as (insert into supply (name, unit, stock, critical_stock, unit_value) values ('x', 'x', 0, 0, 0) returning id)
       insert into stock_movement (supply_id, at, kind, quantity, balance, clinical_record_id, expired_reason)
       select id, now(), 'USED', 1, 1, 1, repeat('x', 201) from s`,
      'stock_movement_expired_reason_length',
    ],
    [
      'a kit with a quantity of zero',
      `with s as (insert into supply (name, unit, stock, critical_stock, unit_value) values ('x', 'x', 0, 0, 0) returning id)
       insert into treatment_supply select 1, id, 0 from s`,
      'treatment_supply_quantity_positive',
    ],
    ['a phone that is not E.164', "update patient set phone_e164 = '912345678'", 'patient_phone_e164_form'],
    [
      'a person with a program’s user name',
      "update staff_user set username = 'key:abcd2345'",
      'staff_user_username_form',
    ],
    [
      'a program with a person’s user name',
      "insert into staff_user (username, name, role) values ('ana', 'x', 'PROGRAM')",
      'staff_user_username_form',
    ],
    [
      'a program with a password',
      "insert into staff_user (username, name, role, password_hash) values ('key:abcd2345', 'x', 'PROGRAM', 'x')",
      'staff_user_program_is_nobody',
    ],
    ['a key without rights', apiKey('{}'), 'api_key_rights_known'],
    ['a key to the team', apiKey('{"TEAM": "READ"}'), 'api_key_rights_known'],
    ['a key with an unknown right', apiKey('{"STOCK": "OWN"}'), 'api_key_rights_known'],
    ['a key with two rights to an area', apiKey('{"STOCK": ["READ", "WRITE"]}'), 'api_key_rights_known'],
    ['a key without a lifetime', apiKey('{"STOCK": "READ"}', 'now()'), 'api_key_ends_after_its_begin'],
    [
      'a key with a plain-text secret',
      apiKey(
        '{"STOCK": "READ"}',
        "now() + interval '1 day'",
        "insert into api_key_secret select id, 'x' from key",
      ),
      'api_key_secret_hash_length',
    ],
    [
      'a stored response under a plain-text key',
      storedResponse("'x', sha256('x'), sha256('x')"),
      'kept_answer_id_length',
    ],
    [
      'a stored response with a plain-text request',
      storedResponse("sha256('x'), 'x', sha256('x')"),
      'kept_answer_request_length',
    ],
    [
      'a stored response that is not encrypted',
      storedResponse("sha256('x'), sha256('x'), '{}'"),
      'kept_answer_answer_is_sealed',
    ],
    [
      'extending the rights of a key',
      storedKey(`update api_key set rights = '{"STOCK": "WRITE"}'`),
      'api_key_is_kept',
    ],
    [
      'reactivating a revoked key',
      storedKey('update api_key set revoked_at = now(); update api_key set revoked_at = null'),
      'api_key_is_kept',
    ],
    ['deleting a key', storedKey('delete from api_key'), 'api_key_is_kept'],
    ['a calendar feed of an unknown scope', calendarFeed('STOCK'), 'calendar_feed_scope_known'],
    [
      'a calendar feed with a blank name',
      `insert into calendar_feed (id, name, scope, shows_names, created_by, created_at)
       values (gen_random_uuid(), '  ', 'ALL', false, 1, now())`,
      'calendar_feed_name_form',
    ],
    ['renaming a calendar feed', storedFeed(`update calendar_feed set name = 'x'`), 'calendar_feed_is_kept'],
    [
      'an entry of the security log with an empty subject',
      `insert into security_event (at, kind, staff_user_id, channel, about) values (now(), 'LOGIN', 1, 'PANEL', '')`,
      'security_event_about_length',
    ],
    ['a personal agenda feed without an owner', calendarFeed('OWN'), 'calendar_feed_own_has_owner'],
    [
      'a personal calendar feed created by another user',
      `insert into staff_user (id, username, name) values (99, 'otra', 'x'); ${calendarFeed('ALL', '99')}`,
      'calendar_feed_own_is_made_by_owner',
    ],
    [
      'a calendar feed with a plain-text token',
      calendarFeed('ALL', 'null', "insert into calendar_feed_secret select id, 'x' from feed"),
      'calendar_feed_secret_hash_length',
    ],
    [
      'letting a calendar feed show names',
      storedFeed('update calendar_feed set shows_names = true'),
      'calendar_feed_is_kept',
    ],
    [
      'reactivating a revoked calendar feed',
      storedFeed('update calendar_feed set revoked_at = now(); update calendar_feed set revoked_at = null'),
      'calendar_feed_is_kept',
    ],
    ['deleting a calendar feed', storedFeed('delete from calendar_feed'), 'calendar_feed_is_kept'],
    ['a webhook with a file URL', webhook('file:///etc/passwd'), 'webhook_address_form'],
    ['a webhook without events', webhook('https://x.cl', "'{}'"), 'webhook_events_known'],
    ['a webhook for an unknown event', webhook('https://x.cl', "'{RAIN}'"), 'webhook_events_known'],
    [
      'a webhook stopped for an unknown reason',
      webhook('https://x.cl', "'{STOCK_CRITICAL}'", "'TIRED'"),
      'webhook_stopped_known',
    ],
    [
      'a webhook with a plain-text secret',
      ofWebhook("insert into webhook_secret (webhook_id, sealed) select id, 'whsec_x' from made"),
      'webhook_secret_sealed_length',
    ],
    [
      'a former secret that signs forever',
      ofWebhook(
        `insert into webhook_secret select id, decode(repeat('00', 60), 'hex'), decode(repeat('00', 60), 'hex') from made`,
      ),
      'webhook_secret_former_complete',
    ],
    ['an event with a malformed type', webhookEvent('stock'), 'webhook_event_type_form'],
    ['an event about no record', webhookEvent('STOCK_CRITICAL', 'Gasa'), 'webhook_event_subject_form'],
    ['a delivery in an unknown state', delivery('state', "'RESTING'"), 'webhook_delivery_state_known'],
    [
      'a sending delivery without the time it was claimed',
      delivery('state', "'SENDING'"),
      'webhook_delivery_claimed_while_sending',
    ],
    [
      'a sent delivery without the time it arrived',
      delivery('state', "'DELIVERED'"),
      'webhook_delivery_settled_complete',
    ],
    ['a response with an invalid HTTP status', delivery('status', '99'), 'webhook_delivery_status_range'],
    ['a failure in free text', delivery('failure', "'no se pudo'"), 'webhook_delivery_failure_form'],
    [
      'the same delivery twice',
      `${delivery('tries', '0')}; insert into webhook_delivery (webhook_id, event_id, subject)
       select webhook_id, event_id, subject from webhook_delivery`,
      'webhook_delivery_event_key',
    ],
    ['an import of an unknown resource', changedImport("resource = 'KEYS'"), 'import_resource_known'],
    ['an import in an unknown state', changedImport("state = 'LOST'"), 'import_state_known'],
    ['an unknown task of an import', changedImport("task = 'WAIT'"), 'import_task_known'],
    ['applying an unchecked import', changedImport("task = 'APPLY'"), 'import_task_fits_state'],
    ['more rows done than there are', changedImport('done_rows = 3'), 'import_done_rows_range'],
    ['open columns that are no list', changedImport(`open_columns = '{}'`), 'import_open_columns_listed'],
    ['a file without a name', changedImport("file_name = ''"), 'import_file_name_length'],
    ['an unknown choice for stored rows', changedImport("on_same = 'CREATE'"), 'import_on_same_known'],
    ['an unknown choice for likely matches', changedImport("on_likely = 'REJECT'"), 'import_on_likely_known'],
    ['an applied import without a user', changedImport("state = 'APPLIED'"), 'import_applied_complete'],
    [
      'an undone import without a user',
      changedImport("state = 'UNDONE', applied_at = now(), applied_by = 1"),
      'import_undone_complete',
    ],
    ['an unknown verdict', importRow("verdict = 'MAYBE'"), 'import_row_verdict_known'],
    [
      'a new row that matches a stored one',
      importRow("verdict = 'NEW', target_id = 1"),
      'import_row_target_of_verdict',
    ],
    ['a row rejected without a reason', importRow("verdict = 'REJECTED'"), 'import_row_faults_of_verdict'],
    ['an unknown action', importRow("action = 'REPLACE'"), 'import_row_action_known'],
    [
      'a skipped row that created something',
      importRow("action = 'SKIP', made_id = 1"),
      'import_row_makes_by_action',
    ],
    ['an imported record without its import', importedRecord(901, `'x'`), 'imported_record_import_id_fkey'],
    [
      'an overlong name of who attended',
      importedRecord(900, `repeat('x', 201)`),
      'imported_record_professional_name_length',
    ],
    ['a user of an unknown role', "update staff_user set role = 'OWNER'", 'staff_user_role_known'],
    [
      'a clinic where nobody has all rights',
      "update staff_user set role = 'RECEPTION'",
      'staff_user_with_all_rights_remains',
    ],
    ['an unknown status', appointment("(1, '2026-11-20', 600, 'x', 'LATE', 60)"), 'appointment_status_known'],
    [
      'a length of ninety minutes',
      appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 90)"),
      'appointment_duration_known',
    ],
    [
      'a start off the half hour',
      appointment("(1, '2026-11-20', 605, 'x', 'BOOKED', 60)"),
      'appointment_start_on_slot',
    ],
    [
      'an end on the next day',
      appointment("(1, '2026-11-20', 1380, 'x', 'BOOKED', 120)"),
      'appointment_within_day',
    ],
    [
      'a day beyond the supported years',
      appointment("(1, '2101-01-01', 600, 'x', 'BOOKED', 60)"),
      'appointment_date_range',
    ],
    ['a message of an unknown kind', message({ kind: `'BIRTHDAY'` }), 'outbound_message_kind_known'],
    ['a message by an unknown way', message({ channel: `'SMS'` }), 'outbound_message_channel_known'],
    ['a link by e-mail', message({ channel: `'EMAIL'` }), 'outbound_message_driver_of_channel'],
    ['a message in an unknown state', message({ state: `'LOST'` }), 'outbound_message_state_known'],
    [
      'an automatic WhatsApp message waiting for staff',
      message({ ...BY_CLOUD, state: `'WAITING'` }),
      'outbound_message_waiting_by_hand',
    ],
    ['a queued link', message({ state: `'QUEUED'` }), 'outbound_message_link_is_not_queued'],
    ['a message to a bad number', message({ recipient: `'912345678'` }), 'outbound_message_recipient_form'],
    [
      'an e-mail address of two lines',
      message({ ...BY_MAIL, recipient: `E'a@b.cl\nBcc: c@d.cl'` }),
      'outbound_message_recipient_form',
    ],
    ['a message without a recipient', message({ recipient: `''` }), 'outbound_message_goes_to_somebody'],
    [
      'a message being sent without the time it was claimed',
      message({ ...BY_CLOUD, state: `'SENDING'` }),
      'outbound_message_claimed_while_sending',
    ],
    ['a sent message without a time', message({ state: `'SENT'` }), 'outbound_message_sent_at_complete'],
    [
      'a subject of two lines',
      message({ ...BY_MAIL, subject: `E'Hora\nBcc: c@d.cl'` }),
      'outbound_message_subject_in_one_line',
    ],
    ['a message without text', message({ body: `''` }), 'outbound_message_body_length'],
    ['an overlong message', message({ body: `repeat('x', 4001)` }), 'outbound_message_body_length'],
    ['an overlong failure', message({ failure: `repeat('x', 501)` }), 'outbound_message_failure_length'],
    ['an empty provider id', message({ provider_id: `''` }), 'outbound_message_provider_id_length'],
    ['a message about an invalid time', message({ start_minute: '1440' }), 'outbound_message_time_range'],
    ['a negative number of tries', message({ tries: '-1' }), 'outbound_message_counts_not_negative'],
    [
      'reminders at night',
      'update message_settings set reminder_minute = 1260',
      'message_settings_reminder_minute_audible',
    ],
    [
      'an empty text',
      `update message_settings set reminder_text = ''`,
      'message_settings_reminder_text_length',
    ],
    [
      'an overlong text',
      `update message_settings set confirmation_text = repeat('x', 601)`,
      'message_settings_confirmation_text_length',
    ],
    ['a second set of settings', 'insert into message_settings values (2)', 'message_settings_single_row'],
    ['an access of an unknown kind', access('PEEKED', '{[1,1]}'), 'audit_entry_action_known'],
    ['an access to records without patients', access('RECORDS_READ', '{}'), 'audit_entry_patients_of_action'],
    ['a backup of one patient', access('BACKUP_DOWNLOADED', '{[1,1]}'), 'audit_entry_patients_of_action'],
    ['an archive of one patient', access('ARCHIVE_MADE', '{[1,1]}'), 'audit_entry_patients_of_action'],
    [
      'an export of neither a patient nor a list',
      dataExport(`null, null, 'PDF', 'Ella', 'Cédula'`),
      'data_export_of_person_or_list',
    ],
    ['an export of an unknown list', dataExport(`null, 'SECRETS', 'CSV', '', ''`), 'data_export_list_known'],
    ['a list as a PDF', dataExport(`null, 'PATIENTS', 'PDF', '', ''`), 'data_export_format_known'],
    ['a person as a spreadsheet', dataExport(`1, null, 'CSV', 'Ella', 'Cédula'`), 'data_export_format_known'],
    [
      'an export of a person’s data without a recipient',
      dataExport(`1, null, 'PDF', '', ''`),
      'data_export_texts_length',
    ],
    ['an access without a user', access('RECORDS_READ', '{[1,1]}', 'null'), 'audit_entry_by_somebody'],
    [
      'an access by a visitor',
      access('RECORDS_READ', '{[1,1]}', '1', `'PUBLIC'`),
      'audit_entry_channel_known',
    ],
    [
      'a condition without its version',
      `update patient set underlying_condition = 'Diabetes'`,
      'patient_condition_has_its_version',
    ],
    [
      'a new patient whose condition has no version',
      PATIENT.replace('email)', 'email, clinical_case)')
        .replace(`'a@b.cl'`, `'a@b.cl', 'x'`)
        .replace(madeUpRut(0), madeUpRut(1)),
      'patient_condition_has_its_version',
    ],
    [
      'a password link with a token that is not hashed',
      `insert into password_link (staff_user_id, token_hash, expires_at) values (1, 'x', now())`,
      'password_link_token_hash_length',
    ],
    [
      'an appointment link with a token that is not hashed',
      `insert into appointment_link values ('x', 1, 'BOOKING', now())`,
      'appointment_link_token_hash_length',
    ],
    [
      'an appointment link with an unknown purpose',
      `insert into appointment_link values (sha256('x'), 1, 'FUN', now())`,
      'appointment_link_purpose_known',
    ],
    [
      'two links of one booking',
      `${appointment(`(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)`)};
       insert into appointment_link
       select sha256(token::bytea), max(id), 'BOOKING', now() from appointment, unnest('{x,y}'::text[]) as token group by token`,
      'appointment_link_booking_key',
    ],
    [
      'a link to an unknown appointment',
      `insert into appointment_link values (sha256('x'), 999, 'BOOKING', now())`,
      'appointment_link_appointment_id_fkey',
    ],
    [
      'a waiting list entry with its days in the wrong order',
      waiting(`'2026-11-20', '2026-11-19', 'all'`),
      'waiting_entry_days_range',
    ],
    ['a wait of more than a month', waiting(`'2026-11-20', '2026-12-21', 'all'`), 'waiting_entry_days_range'],
    [
      'a waiting list entry for an unknown part of the day',
      waiting(`'2026-11-20', '2026-11-20', 'x'`),
      'waiting_entry_day_part_known',
    ],
    [
      'a waiting list entry for a quarter of an hour',
      `${waiting(`'2026-11-20', '2026-11-20', 'all'`)}; update waiting_entry set duration_minutes = 15`,
      'waiting_entry_duration_known',
    ],
    [
      'an offer without a treatment',
      `${offer('OPEN')}; update waiting_offer set treatment = ''`,
      'waiting_offer_treatment_length',
    ],
    [
      'a person waiting twice for one service',
      `${waiting(`'2026-11-20', '2026-11-20', 'all'`)}; ${waiting(`'2026-11-21', '2026-11-21', 'all'`)}`,
      'waiting_entry_open_key',
    ],
    ['two offers to one person', `${offer('OPEN')}; ${offerToLast('OPEN')}`, 'waiting_offer_open_key'],
    [
      'an offer of an unknown state',
      `${offer('OPEN')}; update waiting_offer set state = 'MAYBE', settled_at = now()`,
      'waiting_offer_state_known',
    ],
    ['a settled offer without its time', offer('DECLINED'), 'waiting_offer_settled_complete'],
    [
      'an offer link with a token that is not hashed',
      `${offer('OPEN')}; insert into waiting_offer_link select 'x', max(id), now() from waiting_offer`,
      'waiting_offer_link_token_hash_length',
    ],
    [
      'an appointment whose hold expires',
      `${appointment(`(1, '2026-11-20', 600, 'x', 'BOOKED', 60)`)};
       insert into appointment_slot (professional_id, day, slot, appointment_id, held_until)
       select 1, '2026-11-20', 20, max(id), now() from appointment`,
      'appointment_slot_only_blocks_end',
    ],
    [
      'an overlong hold of an offered hour',
      'update clinic_settings set waiting_hold_minutes = 241',
      'clinic_settings_waiting_hold_minutes_range',
    ],
    [
      'a deadline for changes after the start',
      'update clinic_settings set change_deadline_hours = -1',
      'clinic_settings_change_deadline_hours_range',
    ],
    [
      'an overlong text of what to bring',
      `update clinic_settings set what_to_bring = repeat('x', 1001)`,
      'clinic_settings_what_to_bring_length',
    ],
    [
      'a session with an overlong browser name',
      `insert into session (id, staff_user_id, address_digest, expires_at, last_used_at, user_agent)
       values (gen_random_uuid(), 1, 'x', now(), now(), repeat('x', 401))`,
      'session_user_agent_length',
    ],
    ['a change of an unknown kind', change('MOVED', 'SYSTEM', `'{}'`), 'appointment_change_kind_known'],
    ['a change by pigeon', change('CREATED', 'PIGEON'), 'appointment_change_channel_known'],
    ['a change by staff without a name', change('CREATED', 'PANEL'), 'appointment_change_by_staff'],
    ['a deletion with facts after it', change('DELETED', 'SYSTEM'), 'appointment_change_facts_of_kind'],
    [
      'a second factor in plain text',
      `insert into second_factor (staff_user_id, secret) values (1, '12345678901234567890')`,
      'second_factor_secret_length',
    ],
    [
      'an enabled second factor without a confirmed code',
      `insert into second_factor (staff_user_id, secret, enabled_at) values (1, repeat('x', 48)::bytea, now())`,
      'second_factor_enabled_by_code',
    ],
    [
      'a code that is accepted twice',
      `insert into second_factor values (1, repeat('x', 48)::bytea, now(), 7); update second_factor set last_step = 7`,
      'second_factor_steps_rise',
    ],
    [
      'a recovery code in plain text',
      `insert into second_factor values (1, repeat('x', 48)::bytea, now(), 7);
       insert into recovery_code values (1, 'abcdefgh')`,
      'recovery_code_hash_length',
    ],
    ['a security event of an unknown kind', securityEvent('LOITERING', '1'), 'security_event_kind_known'],
    ['a login without a user', securityEvent('LOGIN', 'null'), 'security_event_is_of_a_user'],
    ['a login by pigeon', securityEvent('LOGIN', '1', 'PIGEON'), 'security_event_channel_known'],
    ['a reminder without a patient', message({ patient_id: 'null' }), 'outbound_message_has_patient'],
    ['a backup of an unknown state', backup("'NIGHTLY', 'LOST', null, now()"), 'backup_run_state_known'],
    ['a backup of an unknown cause', backup("'MOON', 'RUNNING', null, null"), 'backup_run_cause_known'],
    ['a failure without a reason', backup("'STAFF', 'FAILED', null, now()"), 'backup_run_reason_of_trouble'],
    ['a failure for no known reason', backup("'STAFF', 'FAILED', 'BORED', now()"), 'backup_run_reason_known'],
    ['a running backup with an end', backup("'STAFF', 'RUNNING', null, now()"), 'backup_run_end'],
    [
      'a successful backup without row counts',
      backup("'STAFF', 'GOOD', null, now()"),
      'backup_run_good_is_counted',
    ],
    [
      'a backup outside its folder',
      backup("'STAFF', 'RUNNING', null, null", '../../etc/passwd'),
      'backup_run_file_name_form',
    ],
    [
      'an archive of an unknown state',
      archive("'LOST', null, now(), 0, 0, null, null"),
      'archive_state_known',
    ],
    [
      'an archive that failed for no known reason',
      archive("'FAILED', 'BORED', now(), 0, 0, null, null"),
      'archive_reason_known',
    ],
    [
      'an archive that failed without a reason',
      archive("'FAILED', null, now(), 0, 0, null, null"),
      'archive_failed_complete',
    ],
    [
      'a running archive with an end',
      archive("'RUNNING', null, now(), 0, 0, null, null"),
      'archive_finished_complete',
    ],
    [
      'a ready archive without a size',
      archive("'READY', null, now(), 0, 0, null, 'x'"),
      'archive_ready_complete',
    ],
    [
      'a ready archive without its key',
      archive("'READY', null, now(), 0, 0, 1, null"),
      'archive_key_of_ready',
    ],
    [
      'a removed archive with its key',
      archive("'REMOVED', null, now(), 0, 0, 1, 'x'"),
      'archive_key_of_ready',
    ],
    [
      'an archive with more rows done than there are',
      archive("'RUNNING', null, null, 2, 1, null, null"),
      'archive_done_rows_range',
    ],
    [
      'two archives at once',
      `${archive("'RUNNING', null, null, 0, 0, null, null")}; ${archive("'READY', null, now(), 0, 0, 1, 'x'")}`,
      'archive_current_key',
    ],
    [
      'a list exported as an archive',
      dataExport("null, 'PATIENTS', 'ZIP', '', ''"),
      'data_export_format_known',
    ],
    [
      'an archive exported as a spreadsheet',
      dataExport("null, 'EVERYTHING', 'CSV', '', ''"),
      'data_export_format_known',
    ],
    [
      'a security log of less than 12 months',
      'update retention_settings set security_log_months = 11',
      'retention_settings_security_log_months_range',
    ],
    [
      'deleting message texts immediately',
      'update retention_settings set message_months = 0',
      'retention_settings_message_months_range',
    ],
    [
      'deleting visitors immediately',
      'update retention_settings set visitor_months = 5',
      'retention_settings_visitor_months_range',
    ],
    [
      'a second row of retention settings',
      'insert into retention_settings (id) values (2)',
      'retention_settings_single_row',
    ],
    [
      'a retention run with negative counts',
      "insert into retention_run (night, started_at, visitors) values ('2026-11-20', now(), -1)",
      'retention_run_counts_not_negative',
    ],
    [
      'a retention run that ends before it starts',
      "insert into retention_run (night, started_at, finished_at) values ('2026-11-20', now(), '2026-11-01')",
      'retention_run_ends_after_start',
    ],
    ['a professional without services', professional("'{}'"), 'professional_services_known'],
    ['a professional of an unknown service', professional("'{MASSAGE}'"), 'professional_services_known'],
    [
      'a professional with an invalid RUT',
      `update professional set rut = '123456789' where id = 1`,
      'professional_rut_valid',
    ],
    [
      'a professional with a long name',
      `update professional set name = repeat('x', 201)`,
      'professional_text_length',
    ],
    ['hours that end before they begin', hours('600, 540'), 'professional_hours_order'],
    ['hours that are too short', hours('600, 630'), 'professional_hours_order'],
    ['hours between two half hours', hours('605, 700'), 'professional_hours_on_slot'],
    ['hours of an eighth weekday', hours('540, 720', 8), 'professional_hours_weekday_range'],
    [
      'days off that end before they begin',
      `insert into day_off (professional_id, from_date, to_date, reason) values (1, '2026-11-20', '2026-11-19', 'x')`,
      'day_off_order',
    ],
    [
      'a day off without a reason',
      `insert into day_off (professional_id, from_date, to_date, reason) values (1, '2026-11-20', '2026-11-20', '')`,
      'day_off_reason_length',
    ],
    [
      'a day off beyond the supported years',
      `insert into day_off (professional_id, from_date, to_date, reason) values (1, '1899-11-20', '2026-11-20', 'x')`,
      'day_off_date_range',
    ],
    [
      'a series without an interval',
      'insert into appointment_series (every_weeks) values (0)',
      'appointment_series_every_weeks_range',
    ],
    ['a block that ends on the next day', block(1410, 60), 'blocked_hours_within_day'],
    ['a block off the half hours', block(785, 30), 'blocked_hours_on_slot'],
    ['a block without a reason', block(780, 30, ''), 'blocked_hours_reason_length'],
    ['a block beyond the supported years', block(780, 30, 'x', '2101-01-01'), 'blocked_hours_date_range'],
    ['a second clinic', 'insert into clinic_settings (id) values (2)', 'clinic_settings_single_row'],
  ])('refuses in the database: %s', async (_case, statement, constraint) => {
    expect(await refusal(statement)).toBe(constraint);
  });

  it.each(FIELDS.filter(isText))("limits the length of a patient's %s in the database", async (field) => {
    const limit = declared(field).kind === 'LONG_TEXT' ? TEXT_LIMITS.long : TEXT_LIMITS.short;
    const needed = "update patient set health_insurance = 'ISAPRE', representative_name = 'x'";
    const longer = `update patient set ${columnName(field)} = repeat('x', ${limit + 1})`;
    expect(await refusal(needed, longer)).toMatch(/^patient_\w+_length$/);
  });

  it('refuses a second patient with the same RUT in the database', async () => {
    expect(await refusal(PATIENT)).toBe('patient_rut_key');
  });

  it('refuses an appointment that does not hold its hours', async () => {
    const booked = appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)");
    expect(await refusal(booked)).toBe('appointment_holds_its_slots');
    const slots = (list: string) =>
      `insert into appointment_slot (professional_id, day, slot, appointment_id)
       select 1, '2026-11-20', unnest(array[${list}]), currval('appointment_id_seq')`;
    expect(await refusal(booked, slots('20'))).toBe('appointment_holds_its_slots');
    expect(await refusal(booked, slots('20, 21, 22'))).toBe('appointment_holds_its_slots');
    expect(await refusal(booked, slots('20, 21'))).toBeUndefined();
    expect(await refusal('delete from appointment_slot where slot = 21')).toBe('appointment_holds_its_slots');
    expect(await refusal('update appointment set start_minute = 660')).toBe('appointment_holds_its_slots');
    expect(await refusal("update appointment set status = 'CANCELLED'")).toBe('appointment_holds_its_slots');
    expect(
      await refusal("update appointment set status = 'CANCELLED'", 'delete from appointment_slot'),
    ).toBeUndefined();
    expect(await refusal('delete from appointment')).toBeUndefined();
  });

  it('refuses a block that does not hold its hours, and a half hour held twice', async () => {
    const slots = (list: string, appointmentId = 'null') =>
      `insert into appointment_slot (professional_id, day, slot, appointment_id, blocked_hours_id)
       select 1, '2026-11-20', unnest(array[${list}]), ${appointmentId}, currval('blocked_hours_id_seq')`;
    expect(await refusal(block(780, 60))).toBe('blocked_hours_holds_its_slots');
    expect(await refusal(block(780, 60), slots('26'))).toBe('blocked_hours_holds_its_slots');
    expect(await refusal(block(780, 60), slots('26, 27, 28'))).toBe('blocked_hours_holds_its_slots');
    expect(await refusal(block(780, 60), slots('26, 27', '1'))).toBe('appointment_slot_one_holder');
    expect(await refusal(block(780, 60), slots('26, 27'))).toBeUndefined();
    expect(await refusal('delete from appointment_slot where slot = 27')).toBe(
      'blocked_hours_holds_its_slots',
    );
    expect(await refusal('update blocked_hours set duration_minutes = 30')).toBe(
      'blocked_hours_holds_its_slots',
    );
    expect(await refusal('delete from blocked_hours')).toBeUndefined();
  });

  it('refuses a second automatic message of the same kind, unless the first was withdrawn', async () => {
    const about = { appointment_id: `currval('appointment_id_seq')` };
    const cancelled = appointment("(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)");
    expect(await refusal(cancelled, message(about), message(about))).toBe('outbound_message_automatic_key');
    const withdraw = `update outbound_message set state = 'WITHDRAWN'`;
    expect(await refusal(cancelled, message(about), withdraw, message(about))).toBeUndefined();
    const asked = message({ ...about, automatic: 'false' });
    expect(await refusal(cancelled, asked, asked)).toBeUndefined();
  });

  it('refuses overlapping hours of a professional, but not those of another day or another professional', async () => {
    const others = [hours('540, 720', 2), hours('540, 720').replace('(1,', '(2,')];
    expect(await refusal(hours('540, 720'), hours('720, 900'), ...others)).toBeUndefined();
    expect(await refusal(hours('540, 720'), hours('660, 900'))).toBe('professional_hours_no_overlap');
  });

  it('refuses to delete a professional on either side of an appointment’s history', async () => {
    const added = `insert into professional (id, position, services) values (900, 9, '{PODIATRY}')`;
    const deleted = 'delete from professional where id = 900';
    expect(await refusal(added, deleted)).toBeUndefined();
    const theirs = `'{"professionalId": 900}'`;
    const onEitherSide = [
      change('CHANGED', 'SYSTEM', theirs),
      change('CREATED', 'SYSTEM').replace(`'{}'`, theirs),
    ];
    for (const named of onEitherSide) {
      expect(await refusal(added, named, deleted)).toBe('professional_in_history_is_kept');
    }
  });

  it('refuses a user linked to two professionals, and a RUT shared by two', async () => {
    const rut = `update professional set rut = '111111111'`;
    expect(await refusal(rut)).toBe('professional_rut_key');
    const users = [
      `insert into staff_user (username, name, password_hash) values ('uno', 'Uno', 'x'), ('dos', 'Dos', 'x')`,
      `update staff_user set professional_id = 1 where username in ('uno', 'dos')`,
    ];
    expect(await refusal(...users)).toBe('staff_user_professional_id_key');
  });

  it('refuses two appointments on one half hour', async () => {
    const book = [
      appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)"),
      `insert into appointment_slot (professional_id, day, slot, appointment_id)
       select 1, '2026-11-20', unnest(array[20, 21]), currval('appointment_id_seq')`,
    ];
    expect(await refusal(...book)).toBeUndefined();
    expect(await refusal(...book)).toBe('appointment_slot_key');
  });
});

it('computes the same check digit in the database as the code shared by server and client', async () => {
  const bodies = Array.from({ length: 500 }, (_, n) => String(1_000_000 + n * 99_991));
  const { rows } = await product.database.query(
    'select body, rut_check_digit(body) as digit from unnest($1::text[]) as body',
    [bodies],
  );
  expect(rows).toEqual(bodies.map((body) => ({ body, digit: checkDigit(body) })));
});

it('gives unused provisional RUTs to many concurrent requests', async () => {
  // The next three of the sequence are already in use.
  const { rows } = await product.database.query('select last_value::int as last from provisional_rut_body');
  for (let n = 1; n <= 3; n += 1) {
    const body = String(rows[0].last + n);
    await product.database.query(
      "insert into patient (rut, name, phone, email) values ($1, 'x', '1', 'a@b.cl')",
      [body + checkDigit(body)],
    );
  }
  const insert = `insert into patient (rut, provisional_rut, name, phone, email)
                  values (next_provisional_rut(), true, 'x', '1', 'a@b.cl') returning rut`;
  const given = await Promise.all(Array.from({ length: 40 }, () => product.database.query(insert)));
  expect(new Set(given.map((result) => result.rows[0].rut)).size).toBe(40);
});

it.each([
  'clinical_record',
  'clinical_record_version',
  'imported_record',
  'patient_condition_version',
  'patient_alert',
  'patient_merge',
  'patient_identifier',
  'appointment_change',
  'used_supply',
  'stock_movement',
  'audit_entry',
  'security_event',
  'api_key',
  'calendar_feed',
])('refuses to truncate %s', async (table) => {
  expect(await refusal(`truncate ${table} cascade`)).toMatch(/^\w+_is_not_truncated$/);
});

it.each(['patient', 'supply', 'staff_user'])(
  'refuses to truncate %s together with the tables that refer to it',
  async (table) => {
    expect(await refusal(`truncate ${table} cascade`)).toMatch(/^\w+_is_not_truncated$/);
  },
);
