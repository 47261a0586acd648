import type { Violation } from './violation.js';

const phrase = (values: string): string =>
  `insert into phrase (box, title, text, service_type, treatment_id) values (${values})`;

export const PHRASES_VIOLATIONS: readonly Violation[] = [
  ['a phrase without a name', phrase("'PROCEDURE', '', 'x', null, null"), 'phrase_title_length'],
  ['an empty phrase', phrase("'PROCEDURE', 'x', '', null, null"), 'phrase_text_length'],
  ['a phrase of no part of the record', phrase("'X', 'x', 'x', null, null"), 'phrase_box_known'],
  ['a phrase of no service', phrase("'PROCEDURE', 'x', 'x', 'X', null"), 'phrase_service_type_known'],
  [
    'a phrase of a service and of a treatment',
    phrase("'PROCEDURE', 'x', 'x', 'PODIATRY', 1"),
    'phrase_service_or_treatment',
  ],
  [
    'a phrase of an unknown treatment',
    phrase("'PROCEDURE', 'x', 'x', null, 999"),
    'phrase_treatment_id_fkey',
  ],
];
