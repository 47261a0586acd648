import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

const intake = (changes: Readonly<Record<string, string>> = {}): string => {
  const values = {
    patient_id: '(select min(id) from patient)',
    given_at: 'now()',
    consent_version: '1',
    consent_digest: `encode(sha256('x'), 'hex')`,
    ...changes,
  };
  return insertInto('intake', values);
};
/** A line of a new questionnaire, with these columns. */
const line = (columns: string, values: string): string =>
  `${intake()}; insert into intake_line (intake_id, ${columns}) values (currval('intake_id_seq'), ${values})`;
const REVIEWED = line(
  'question, answer, state, settled_at, settled_by',
  `'SMOKING', 'NEVER', 'ACCEPTED', now(), 1`,
);
const link = (changes: Readonly<Record<string, string>>): string => {
  const values = {
    token_hash: `sha256('x')`,
    patient_id: '(select min(id) from patient)',
    created_at: `'2026-11-20T12:00:00Z'`,
    created_by: '1',
    expires_at: `'2026-11-20T13:00:00Z'`,
    ...changes,
  };
  return insertInto('intake_link', values);
};

export const INTAKES_VIOLATIONS: readonly Violation[] = [
  ['a questionnaire of no patient', intake({ patient_id: '99' }), 'intake_patient_id_fkey'],
  ['a questionnaire of no appointment', intake({ appointment_id: '99' }), 'intake_appointment_id_fkey'],
  [
    'a questionnaire without a consent text',
    intake({ consent_version: '0' }),
    'intake_consent_version_positive',
  ],
  ['a digest that is no SHA-256', intake({ consent_digest: `'x'` }), 'intake_consent_digest_hex'],
  ['an unknown question', line('question, answer', `'AGE', 'YES'`), 'intake_line_question_known'],
  ['an unknown answer', line('question, answer', `'DIABETES', 'MAYBE'`), 'intake_line_answer_known'],
  [
    'an answer to another question',
    line('question, answer', `'SMOKING', 'YES'`),
    'intake_line_fits_question',
  ],
  ['a fact without an answer', line('question', `'DIABETES'`), 'intake_line_fits_question'],
  [
    'an allergy that is denied alone',
    line('question, answer', `'LATEX_ALLERGY', 'NO'`),
    'intake_line_fits_question',
  ],
  ['a text that says nothing', line('question', `'PAIN'`), 'intake_line_fits_question'],
  [
    'a text that does not fit',
    line('question, answer, text', `'DIABETES', 'YES', 'x'`),
    'intake_line_text_fits_question',
  ],
  ['a long answer', line('question, text', `'PAIN', repeat('x', 501)`), 'intake_line_text_length'],
  [
    'a day since when nothing is',
    line('question, answer, since', `'DIABETES', 'NO', '2015-03-01'`),
    'intake_line_since_of_diabetes',
  ],
  [
    'a time since when nothing hurts',
    line('question, text, since_words', `'MEDICINES', 'x', 'x'`),
    'intake_line_since_words_of_pain',
  ],
  [
    'a long time of pain',
    line('question, text, since_words', `'PAIN', 'x', repeat('x', 101)`),
    'intake_line_since_words_of_pain',
  ],
  [
    'an unknown state of a line',
    line('question, text, state, settled_at, settled_by', `'PAIN', 'x', 'READ', now(), 1`),
    'intake_line_state_known',
  ],
  [
    'a line accepted by no user',
    line('question, text, state, settled_at', `'PAIN', 'x', 'ACCEPTED', now()`),
    'intake_line_settled_complete',
  ],
  [
    'a line reviewed by an unknown user',
    line('question, text, state, settled_at, settled_by', `'PAIN', 'x', 'ACCEPTED', now(), 99`),
    'intake_line_settled_by_fkey',
  ],
  [
    'a line of no questionnaire',
    `insert into intake_line (intake_id, question, text) values (99, 'PAIN', 'x')`,
    'intake_line_intake_id_fkey',
  ],
  [
    'a question answered twice',
    `${line('question, text', `'PAIN', 'x'`)}; insert into intake_line (intake_id, question, text) values (currval('intake_id_seq'), 'PAIN', 'y')`,
    'intake_line_key',
  ],
  [
    'a changed answer',
    `${line('question, text', `'PAIN', 'x'`)}; update intake_line set text = 'y'`,
    'intake_line_is_kept',
  ],
  [
    'a second review of a line',
    `${REVIEWED}; update intake_line set state = 'DISMISSED'`,
    'intake_line_is_kept',
  ],
  ['deleting a reviewed line', `${REVIEWED}; delete from intake_line`, 'intake_line_is_kept'],
  ['deleting a questionnaire with a reviewed line', `${REVIEWED}; delete from intake`, 'intake_is_kept'],
  [
    'a changed time of a questionnaire',
    `${intake()}; update intake set given_at = now() - interval '1 day'`,
    'intake_is_kept',
  ],
  ['a short token of a questionnaire', link({ token_hash: `'x'` }), 'intake_link_token_hash_length'],
  [
    'a link to a questionnaire for a day',
    link({ expires_at: `'2026-11-21T12:00:00Z'` }),
    'intake_link_lasts_an_hour',
  ],
  [
    'a link to a questionnaire used too late',
    link({ used_at: `'2026-11-20T13:00:00Z'` }),
    'intake_link_used_in_time',
  ],
  [
    'a short digest of the answers of a link',
    link({ used_at: `'2026-11-20T12:30:00Z'`, answers_hash: `'x'` }),
    'intake_link_answers_hash_length',
  ],
  [
    'answers of a link that was not used',
    link({ answers_hash: `sha256('x')` }),
    'intake_link_answers_when_used',
  ],
  ['two links with one token', `${link({})}; ${link({})}`, 'intake_link_token_hash_key'],
];
