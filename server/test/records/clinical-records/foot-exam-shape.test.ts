import { expect, it } from '@jest/globals';
import { EMPTY_EXAM, withFinding } from '#domain/records/foot/exam-edits.js';
import { useFootClinic } from './exam-bodies.js';

const { product } = useFootClinic();

const DAY = '2026-11-18';
const insert = (exam: object) =>
  product.database.query(
    `insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
     values (1, '${DAY}', 'a', 'b', 'c', $1)`,
    [JSON.stringify({ ...EMPTY_EXAM, ...exam })],
  );
const [braced] = withFinding(EMPTY_EXAM, { side: 'LEFT', toe: 1 }, 'BRACE', null, DAY).nails;
const [ulcer] = withFinding(EMPTY_EXAM, { side: 'LEFT', zone: 'HEEL' }, 'ULCER', null, DAY).skin;
const measures = { depth: null, tissue: null, exudate: null, lengthMm: null, widthMm: null };
const pulses = { side: 'LEFT', dorsalisPedis: 'WEAK', posteriorTibial: 'WEAK', ankleBrachialIndex: null };

it.each<[string, object]>([
  ['an unknown finding in a list of lists', { nails: [[[braced, { ...braced, finding: 'BUNION' }]]] }],
  [
    'an unknown pulse in a list of lists',
    { circulation: { examinedOn: DAY, feet: [[[pulses, { ...pulses, dorsalisPedis: 'FAST' }]]] } },
  ],
  ['a thirteenth month', { nails: [{ ...braced, examinedOn: '2026-13-01' }] }],
  ['a thirty-second day of a test', { circulation: { examinedOn: '2026-01-32', feet: [pulses] } }],
  ['an adjustment of a brace on no day', { nails: [{ ...braced, brace: { nextAdjustment: 'pronto' } }] }],
  ['an ulcer since no day', { skin: [{ ...ulcer, ulcer: { ...measures, since: '2026-00-10' } }] }],
  ['a number of shoes', { footwear: 42 }],
  ['a type of brace that is a list', { nails: [{ ...braced, brace: { type: ['Resina'] } }] }],
])('refuses an exam in the database with %s', (_what, exam) =>
  expect(insert(exam)).rejects.toMatchObject({
    constraint: 'clinical_record_foot_exam_shape',
  }),
);

it('accepts an exam whose brace and ulcer have no days', async () => {
  await insert({
    nails: [{ ...braced, brace: { type: '', fittedOn: null, nextAdjustment: null } }],
    skin: [{ ...ulcer, ulcer: { ...measures, since: null } }],
  });
});
