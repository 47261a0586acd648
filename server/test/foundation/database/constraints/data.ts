import type { Violation } from './violation.js';

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

const backup = (values: string, fileName = 'huella_2026-11-21_0330_9f2c.sql.gz') =>
  `insert into backup_run (cause, state, reason, finished_at, started_at, file_name, encrypted)
   values (${values}, now(), '${fileName}', false)`;

/** @param values state, reason, end, rows done, rows, bytes, key. */
const archive = (values: string) =>
  `insert into archive (requested_at, requested_by, state, reason, finished_at, done_rows, row_count, bytes, sealed_key)
   values (now(), 1, ${values})`;

export const DATA_VIOLATIONS: readonly Violation[] = [
  [
    'the deletion of an unknown thing',
    "insert into deletion values ('treatment', 1, now())",
    'deletion_of_table_known',
  ],
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
    'an overlong name of the professional who attended',
    importedRecord(900, `repeat('x', 201)`),
    'imported_record_professional_name_length',
  ],
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
  ['an archive of an unknown state', archive("'LOST', null, now(), 0, 0, null, null"), 'archive_state_known'],
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
  ['a ready archive without its key', archive("'READY', null, now(), 0, 0, 1, null"), 'archive_key_of_ready'],
  ['a removed archive with its key', archive("'REMOVED', null, now(), 0, 0, 1, 'x'"), 'archive_key_of_ready'],
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
  ['evidence of an import that is no list', changedImport(`evidence = '{}'`), 'import_evidence_listed'],
  [
    'decisions about an import that are no list',
    changedImport(`decisions = '{}'`),
    'import_decisions_listed',
  ],
  ['a source of an import without its parts', changedImport(`source = '[]'`), 'import_source_described'],
  [
    'doubts about a row that is not rejected',
    importRow(`doubts = '["name"]'`),
    'import_row_doubts_of_verdict',
  ],
  [
    'two backups in one file',
    `${backup("'STAFF', 'RUNNING', null, null")}; ${backup("'STAFF', 'RUNNING', null, null")}`,
    'backup_run_file_name_key',
  ],
];
