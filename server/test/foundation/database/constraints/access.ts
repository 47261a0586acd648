import type { Violation } from './violation.js';

/** @param rest uses the new key as `key` in the same statement. */
const apiKey = (rights: string, end = `now() + interval '1 day'`, rest = 'select 1') =>
  `with account as (
     insert into staff_user (username, name, rights, is_program)
     values ('key:abcd2345', 'x', '{}', true) returning id),
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

const access = (action: string, patients: string, staff = '1', channel = `'PANEL'`) =>
  `insert into audit_entry (at, staff_user_id, channel, action, patient_ids)
   values (now(), ${staff}, ${channel}, '${action}', '${patients}')`;

/** @param values patient, list, format, recipient, how the recipient was identified. */
const dataExport = (values: string) =>
  `insert into data_export (at, staff_user_id, patient_id, list, format, received_by, identity_check)
   values (now(), 1, ${values})`;

const securityEvent = (kind: string, staffId: string, channel = 'PANEL') =>
  `insert into security_event (at, kind, staff_user_id, channel) values (now(), '${kind}', ${staffId}, '${channel}')`;

/** @param columns and values besides those that every session has. */
const session = (columns: string, values: string) =>
  `insert into session (id, staff_user_id, address_digest, expires_at, last_used_at, ${columns})
   values (gen_random_uuid(), 1, 'x', now(), now(), ${values})`;

export const ACCESS_VIOLATIONS: readonly Violation[] = [
  [
    'a person with a program’s user name',
    "update staff_user set username = 'key:abcd2345'",
    'staff_user_username_form',
  ],
  [
    'a program with a person’s user name',
    "insert into staff_user (username, name, rights, is_program) values ('ana', 'x', '{}', true)",
    'staff_user_username_form',
  ],
  [
    'a program with a password',
    `insert into staff_user (username, name, rights, is_program, password_hash)
     values ('key:abcd2345', 'x', '{}', true, 'x')`,
    'staff_user_program_is_nobody',
  ],
  [
    'a program with the rights of a person',
    `insert into staff_user (username, name, rights, is_program)
     values ('key:abcd2345', 'x', '{"STOCK": "READ"}', true)`,
    'staff_user_program_is_nobody',
  ],
  ['a user without a name', "update staff_user set name = ''", 'staff_user_name_length'],
  [
    'two users with one user name',
    "insert into staff_user (username, name, rights) select 'uno', 'x', '{}' from generate_series(1, 2)",
    'staff_user_username_key',
  ],
  [
    'a session that ended for an unknown reason',
    session('ended_at, end_reason', "now(), 'BORED'"),
    'session_end_reason_known',
  ],
  ['a session that ended for no reason', session('ended_at', 'now()'), 'session_end_complete'],
  [
    'a refresh token that is not hashed',
    `insert into refresh_token (token_hash, session_id, expires_at) values ('x', gen_random_uuid(), now())`,
    'refresh_token_hash_length',
  ],
  [
    'two password links with one token',
    `insert into password_link (staff_user_id, token_hash, expires_at)
     select id, sha256('x'), now() from generate_series(1, 2) as id`,
    'password_link_token_hash_key',
  ],
  [
    'two keys with one secret',
    `insert into api_key_secret select gen_random_uuid(), sha256('x') from generate_series(1, 2)`,
    'api_key_secret_hash_key',
  ],
  [
    'two keys of one program',
    `insert into api_key (id, staff_user_id, rights, created_by, created_at, expires_at)
     select gen_random_uuid(), 1, '{"STOCK": "READ"}', 1, now(), now() + interval '1 day' from generate_series(1, 2)`,
    'api_key_staff_user_id_key',
  ],
  [
    'two calendar feeds with one token',
    `insert into calendar_feed_secret select gen_random_uuid(), sha256('x') from generate_series(1, 2)`,
    'calendar_feed_secret_hash_key',
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
    `insert into staff_user (id, username, name, rights) values (99, 'otra', 'x', '{}'); ${calendarFeed('ALL', '99')}`,
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
  [
    'a user with a right to an unknown area',
    `update staff_user set rights = rights || '{"MONEY": "READ"}'`,
    'staff_user_rights_known',
  ],
  [
    'a user with an unknown right',
    `update staff_user set rights = rights || '{"STOCK": "OWN"}'`,
    'staff_user_rights_known',
  ],
  [
    'a user limited to an unknown service',
    `insert into staff_user (username, name, rights, professional_id, limited_services) values ('x', 'x', '{}', 1, '{HAIR}')`,
    'staff_user_limited_services_known',
  ],
  [
    'a user limited to no service',
    `insert into staff_user (username, name, rights, professional_id, limited_services) values ('x', 'x', '{}', 1, '{}')`,
    'staff_user_limited_services_known',
  ],
  [
    'a user limited to the agenda of no professional',
    `insert into staff_user (username, name, rights, limited_services) values ('x', 'x', '{}', '{PODIATRY}')`,
    'staff_user_limited_has_professional',
  ],
  ...[
    '{"CAJA": "READ"}',
    '{"CAJA_CORRECTIONS": "READ"}',
    '{"BACKUP": "READ"}',
    '{"TEAM": "READ"}',
    '{"SETTINGS": "WRITE"}',
  ].map((rights): Violation => [
    `a user limited to their own agenda with ${rights}`,
    `insert into staff_user (username, name, rights, professional_id, limited_services)
       values ('x', 'x', '${rights}', 1, '{PODIATRY}')`,
    'staff_user_limited_rights',
  ]),
  ['a user whose rights are a list', `update staff_user set rights = '["STOCK"]'`, 'staff_user_rights_known'],
  [
    'a clinic without a user who may change the team',
    `update staff_user set rights = rights || '{"TEAM": "READ"}' where not is_program`,
    'staff_user_with_team_remains',
  ],
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
  ['an access by a visitor', access('RECORDS_READ', '{[1,1]}', '1', `'PUBLIC'`), 'audit_entry_channel_known'],
  [
    'a password link with a token that is not hashed',
    `insert into password_link (staff_user_id, token_hash, expires_at) values (1, 'x', now())`,
    'password_link_token_hash_length',
  ],
  [
    'a session with an overlong browser name',
    session('user_agent', "repeat('x', 401)"),
    'session_user_agent_length',
  ],
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
  [
    'a second public address',
    `insert into public_address (id, address) values (2, 'https://clinica.cl')`,
    'public_address_one_row',
  ],
  [
    'a public address with a path',
    `insert into public_address (address) values ('https://clinica.cl/reservar')`,
    'public_address_origin',
  ],
  [
    'a public address with a quote',
    `insert into public_address (address) values ('https://clinica".cl')`,
    'public_address_origin',
  ],
  [
    'a second backup folder',
    `insert into backup_folder (id, folder) values (2, '/mnt/copias')`,
    'backup_folder_one_row',
  ],
  [
    'a backup folder somewhere below',
    `insert into backup_folder (folder) values ('copias')`,
    'backup_folder_whole_path',
  ],
  [
    'the use of no backup folder',
    'insert into backup_folder_use default values',
    'backup_folder_use_of_folder',
  ],
  ['a login without a user', securityEvent('LOGIN', 'null'), 'security_event_is_of_a_user'],
  ['a login by pigeon', securityEvent('LOGIN', '1', 'PIGEON'), 'security_event_channel_known'],
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
    'two public addresses',
    `insert into public_address (address) select 'https://clinica.cl' from generate_series(1, 2)`,
    'public_address_pkey',
  ],
  [
    'two backup folders',
    `insert into backup_folder (folder) select '/mnt/copias' from generate_series(1, 2)`,
    'backup_folder_pkey',
  ],
];
