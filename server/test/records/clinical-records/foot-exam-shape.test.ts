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
const touched = { method: 'TOUCH_TEST', examinedOn: DAY };
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

it.each<[string, object]>([
  ['a finding', { nails: [{ ...braced, examinedOn: '2026-02-30' }] }],
  ['a test', { circulation: { examinedOn: '2026-11-31', feet: [pulses] } }],
  [
    'the adjustment of a brace',
    { nails: [{ ...braced, brace: { type: '', nextAdjustment: '2027-02-29' } }] },
  ],
  ['an ulcer’s begin', { skin: [{ ...ulcer, ulcer: { ...measures, since: '2026-04-31' } }] }],
  ['an ulcer’s measures', { skin: [{ ...ulcer, ulcer: { ...measures, measuredOn: '2026-06-31' } }] }],
])('refuses an exam in the database with a day of %s that no month has', (_what, exam) =>
  expect(insert(exam)).rejects.toMatchObject({
    constraint: 'clinical_record_foot_exam_valid_days',
  }),
);

it.each<[string, object]>([
  ['a finding’s day', { nails: [{ ...braced, examinedOn: [DAY] }] }],
  ['whether it has gone', { skin: [{ ...ulcer, isResolved: [false] }] }],
  ['a kind', { skin: [{ ...ulcer, kind: [null] }] }],
  ['an ulcer’s begin', { skin: [{ ...ulcer, ulcer: { ...measures, since: [DAY] } }] }],
  ['an ulcer’s length', { skin: [{ ...ulcer, ulcer: { ...measures, lengthMm: [null] } }] }],
  ['a day of a brace', { nails: [{ ...braced, brace: { type: '', fittedOn: [DAY] } }] }],
  ['a test’s day', { circulation: { examinedOn: [DAY], feet: [pulses] } }],
  ['an index', { circulation: { examinedOn: DAY, feet: [{ ...pulses, ankleBrachialIndex: [null] }] } }],
  ['an answer', { sensation: { ...touched, sites: [{ side: 'LEFT', site: 'TOE_1', answers: [[true]] }] } }],
  ['the pain', { pain: [null] }],
  ['the return to the calculated risk', { usesCalculatedRisk: [true] }],
])('refuses an exam in the database with a list for %s', (_what, exam) =>
  expect(insert(exam)).rejects.toMatchObject({
    constraint: 'clinical_record_foot_exam_values',
  }),
);

it('accepts a leap day', () =>
  insert({ skin: [{ ...ulcer, ulcer: { ...measures, since: '2024-02-29', measuredOn: null } }] }));

it('accepts an exam whose brace and ulcer have no days', async () => {
  await insert({
    nails: [{ ...braced, brace: { type: '', fittedOn: null, nextAdjustment: null } }],
    skin: [{ ...ulcer, ulcer: { ...measures, since: null } }],
  });
});
