import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

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

export function message(changes: Readonly<Record<string, string>> = {}): string {
  const values = { ...MESSAGE, ...changes };
  return insertInto('outbound_message', values);
}

const BY_CLOUD = { driver: `'CLOUD'`, state: `'QUEUED'` };

const BY_MAIL = { channel: `'EMAIL'`, driver: `'SMTP'`, state: `'QUEUED'`, recipient: `'a@b.cl'` };

/** @param changes values of the columns that break a rule. */
function mailConnection(changes: Readonly<Record<string, string>>): string {
  const values = { host: `'mail.clinica.cl'`, port: '587', username: `''`, sender: `'a@b.cl'`, ...changes };
  return insertInto('mail_connection', values);
}

function whatsappConnection(changes: Readonly<Record<string, string>>): string {
  const values = {
    phone_number_id: `'1'`,
    sealed_token: `'\\x00'`,
    confirmation_template: `'a'`,
    reminder_template: `'b'`,
    language: `'es'`,
    ...changes,
  };
  return insertInto('whatsapp_connection', values);
}

const CONNECTION_VIOLATIONS: readonly Violation[] = [
  ['a second mail server', mailConnection({ id: '2' }), 'mail_connection_one_row'],
  ['a mail server without a name', mailConnection({ host: `''` }), 'mail_connection_host_length'],
  ['a port that does not exist', mailConnection({ port: '65536' }), 'mail_connection_port_range'],
  [
    'an overlong mail user',
    mailConnection({ username: `repeat('x', 321)`, sealed_password: `'\\x00'` }),
    'mail_connection_username_length',
  ],
  ['an overlong sender', mailConnection({ sender: `repeat('x', 301)` }), 'mail_connection_sender_length'],
  [
    'a password without a user name',
    mailConnection({ sealed_password: `'\\x00'` }),
    'mail_connection_password_of_user',
  ],
  [
    'a password that follows to another server',
    `${mailConnection({ username: `'ana'`, sealed_password: `'\\x00'` })};
     update mail_connection set host = 'mail.invalid'`,
    'mail_connection_drops_password',
  ],
  ['a second WhatsApp account', whatsappConnection({ id: '2' }), 'whatsapp_connection_one_row'],
  [
    'a WhatsApp number instead of its id',
    whatsappConnection({ phone_number_id: `'+56912345678'` }),
    'whatsapp_connection_phone_number_id_digits',
  ],
  [
    'a template that Meta can not have',
    whatsappConnection({ offer_template: `'Mi oferta'` }),
    'whatsapp_connection_templates_named',
  ],
  [
    'a template for controls that Meta can not have',
    whatsappConnection({ control_template: `'Mi control'` }),
    'whatsapp_connection_control_template_named',
  ],
  [
    'a template for balances that Meta can not have',
    whatsappConnection({ balance_template: `'Mi saldo'` }),
    'whatsapp_connection_balance_template_named',
  ],
  [
    'a language that does not exist',
    whatsappConnection({ language: `'español'` }),
    'whatsapp_connection_language_code',
  ],
];

export const MESSAGES_VIOLATIONS: readonly Violation[] = [
  ...CONNECTION_VIOLATIONS,
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
    'a reminder of an appointment with an amount',
    message({ amount: '1000' }),
    'outbound_message_amount_of_balance',
  ],
  [
    'a reminder of a balance of nothing',
    message({ kind: `'BALANCE'`, amount: '0' }),
    'outbound_message_amount_positive',
  ],
  [
    'two reminders of a balance on one day',
    `${message({ kind: `'BALANCE'`, amount: '1' })}; ${message({ kind: `'BALANCE'`, amount: '2' })}`,
    'outbound_message_balance_key',
  ],
  [
    'messages about controls at night',
    'update message_settings set control_minute = 479',
    'message_settings_control_minute_audible',
  ],
  [
    'a message about a control and an appointment',
    message({ kind: `'CONTROL'`, appointment_id: '1' }),
    'outbound_message_about_no_appointment',
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
  ['a reminder without a patient', message({ patient_id: 'null' }), 'outbound_message_has_patient'],
  [
    'an erased message that still says something',
    message({ erased_at: 'now()' }),
    'outbound_message_erased_says_nothing',
  ],
  ['a reminder of an offered hour', message({ waiting_offer_id: '1' }), 'outbound_message_offer_is_an_offer'],
  ['two mail servers', `${mailConnection({})}; ${mailConnection({})}`, 'mail_connection_pkey'],
  [
    'two accounts of WhatsApp',
    `${whatsappConnection({})}; ${whatsappConnection({})}`,
    'whatsapp_connection_pkey',
  ],
];
