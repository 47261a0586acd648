import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

type Changes = Readonly<Record<string, string>>;

const textVersion = (changes: Changes): string =>
  insertInto('consent_text_version', {
    consent_text_id: '1',
    version: '1',
    title: `'x'`,
    body: `'x'`,
    written_at: 'now()',
    written_by: '1',
    ...changes,
  });
const SHOWN = {
  patient_id: '1',
  consent_text_id: '1',
  text_version: '1',
  title: `'x'`,
  body: `'x'`,
  digest: String.raw`encode(sha256(convert_to(E'x\n\nx', 'UTF8')), 'hex')`,
  answered_at: 'now()',
  recorded_by: '1',
};
const signed = (changes: Changes): string =>
  insertInto('consent_answer', {
    ...SHOWN,
    kind: `'ACCEPTED'`,
    signer: `'PATIENT'`,
    signer_name: `'Ana'`,
    typed_name: `'Ana'`,
    device: `'CLINIC'`,
    ...changes,
  });
const omitted = (changes: Changes): string =>
  insertInto('consent_answer', { ...SHOWN, kind: `'OMITTED'`, reason: `'x'`, ...changes });
const WITHDRAWN = { withdrawn_at: 'now()', withdrawn_by: '1', withdrawal_reason: `'x'` };
const LINK = {
  token_hash: `sha256('x')`,
  patient_id: '1',
  consent_text_id: '1',
  signer: `'PATIENT'`,
  created_at: `'2026-11-20T12:00:00Z'`,
  created_by: '1',
  expires_at: `'2026-11-20T13:00:00Z'`,
};
const link = (changes: Changes): string => insertInto('consent_link', { ...LINK, ...changes });

export const SIGNED_CONSENTS_VIOLATIONS: readonly Violation[] = [
  ['a consent text without a title', textVersion({ title: `''` }), 'consent_text_version_title_length'],
  ['a consent text without words', textVersion({ body: `''` }), 'consent_text_version_body_length'],
  ['a version of a consent text below one', textVersion({ version: '0' }), 'consent_text_version_positive'],
  [
    'an answer that is both drawn and typed',
    omitted({ strokes: `'[[1]]'`, typed_name: `'Ana'` }),
    'consent_answer_signed_once',
  ],
  [
    'a long reason for a missing signature',
    omitted({ reason: `repeat('x', 201)` }),
    'consent_answer_reason_length',
  ],
  [
    'the withdrawal of a refusal',
    signed({ ...WITHDRAWN, kind: `'REJECTED'` }),
    'consent_answer_withdrawal_of_acceptance',
  ],
  [
    'a long reason for a withdrawal',
    signed({ ...WITHDRAWN, withdrawal_reason: `repeat('x', 201)` }),
    'consent_answer_withdrawal_reason_length',
  ],
  ['a link for an unknown signer', link({ signer: `'WITNESS'` }), 'consent_link_signer_known'],
  [
    'a signature after the link has ended',
    link({ used_at: `'2026-11-20T13:00:00Z'`, consent_answer_id: '1' }),
    'consent_link_used_in_time',
  ],
  [
    'two links with one token',
    `insert into consent_link (${Object.keys(LINK).join()})
     select ${Object.values(LINK).join()} from generate_series(1, 2)`,
    'consent_link_token_hash_key',
  ],
  ['an answer of an unknown patient', signed({ patient_id: '999' }), 'consent_answer_patient_id_fkey'],
];
