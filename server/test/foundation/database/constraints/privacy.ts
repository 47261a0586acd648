import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

type Changes = Readonly<Record<string, string>>;

const request = (changes: Changes): string =>
  insertInto('privacy_request', {
    kind: `'ACCESS'`,
    received_at: 'now()',
    received_on: `'2026-11-18'`,
    name: `'Ana'`,
    email: `'a@b.cl'`,
    due_on: `'2026-12-18'`,
    ...changes,
  });
const opposition = (channel: string, kind: string): string =>
  insertInto('message_opposition', {
    patient_id: '1',
    channel: `'${channel}'`,
    kind: `'${kind}'`,
    noted_at: 'now()',
    noted_by: '1',
  });
const consent = (changes: Changes): string =>
  insertInto('consent', {
    patient_id: '1',
    kind: `'PHOTOS'`,
    text_version: '1',
    given_at: 'now()',
    recorded_by: '1',
    ...changes,
  });
const patientBlock = (changes: Changes): string =>
  insertInto('patient_block', {
    patient_id: '1',
    blocked_at: 'now()',
    blocked_by: '1',
    reason: `'x'`,
    ...changes,
  });
const suppression = (kind: string): string =>
  insertInto('suppression', { at: 'now()', staff_user_id: '1', patient_id: '1', kind: `'${kind}'` });

export const PRIVACY_VIOLATIONS: readonly Violation[] = [
  ['a request for an unknown right', request({ kind: `'WISH'` }), 'privacy_request_kind_known'],
  [
    'an unknown outcome of a request',
    request({ outcome: `'MAYBE'`, answer: `'x'`, answered_at: 'now()', answered_by: '1' }),
    'privacy_request_outcome_known',
  ],
  ['a request of no person', request({ name: `''` }), 'privacy_request_short_texts_length'],
  ['an endless request', request({ details: `repeat('x', 4001)` }), 'privacy_request_long_texts_length'],
  [
    'a request that is due on its own day',
    request({ due_on: `'2026-11-18'` }),
    'privacy_request_due_after_receipt',
  ],
  [
    'more time for blocking data',
    request({ kind: `'BLOCKING'`, extended_at: 'now()', extension_reason: `'x'` }),
    'privacy_request_blocking_is_not_extended',
  ],
  ['an opposition to pigeons', opposition('PIGEON', 'CONFIRMATION'), 'message_opposition_channel_known'],
  [
    'an opposition to an unknown kind of message',
    opposition('EMAIL', 'JOKE'),
    'message_opposition_kind_known',
  ],
  [
    'an opposition to a message that is never sent so',
    opposition('WHATSAPP', 'CANCELLATION'),
    'message_opposition_of_a_message',
  ],
  ['a consent to an unknown use', consent({ kind: `'FUN'` }), 'consent_kind_known'],
  ['a consent to no text', consent({ text_version: '0' }), 'consent_text_version_positive'],
  ['a consent with long evidence', consent({ evidence: `repeat('x', 201)` }), 'consent_evidence_length'],
  ['a lifted block without its user', patientBlock({ lifted_at: 'now()' }), 'patient_block_lift_is_complete'],
  ['a suppression of an unknown kind', suppression('HIDDEN'), 'suppression_kind_known'],
  [
    'reduced data without the day until which they are kept',
    suppression('REDUCED'),
    'suppression_reduced_until',
  ],
];
