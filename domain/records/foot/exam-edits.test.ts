import { describe, expect, it } from '@jest/globals';
import {
  changedFinding,
  EMPTY_EXAM,
  feetWithoutForm,
  withFinding,
  withFormsAnswered,
  withPress,
  withResolvedTurned,
} from './exam-edits.js';
import { findingsInWords } from './exam-words.es.js';
import { examFault, type FootExam } from './exam.js';
import { ulcerAreas } from './place-history.js';

const DAY = '2026-11-20';
const LATER = '2026-12-20';
const HEEL = { side: 'LEFT', zone: 'HEEL' } as const;
const ULCER = {
  since: null,
  lengthMm: 12,
  widthMm: 9,
  depth: null,
  tissue: null,
  exudate: null,
  edges: '',
  hasVisibleBone: null,
  isInfected: null,
};

describe('a press on a finding', () => {
  it('records a finding with a press, removes it with another, and ends one of an earlier visit', () => {
    const pressed = withPress(EMPTY_EXAM, HEEL, 'ULCER', DAY, undefined);
    expect(pressed.skin).toMatchObject([{ finding: 'ULCER', examinedOn: DAY, isResolved: false }]);
    expect(withPress(pressed, HEEL, 'ULCER', DAY, undefined).skin).toEqual([]);
    expect(withPress(pressed, HEEL, 'ULCER', LATER, pressed).skin).toMatchObject([
      { finding: 'ULCER', examinedOn: LATER, isResolved: true },
    ]);
  });

  it('keeps a finding of the previous exam as resolved; another press brings it back with its day', () => {
    const before = withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, DAY);
    const press = (exam: FootExam) => withPress(exam, HEEL, 'ULCER', LATER, before);
    expect(press(press(before))).toEqual(before);
    const seenToday = changedFinding(before, HEEL, 'ULCER', {}, LATER);
    expect(press(seenToday).skin).toMatchObject([{ examinedOn: LATER, isResolved: true }]);
    expect(press(press(seenToday))).toEqual(before);
    const measured = changedFinding(before, HEEL, 'ULCER', { ulcer: ULCER }, LATER);
    expect(press(press(measured))).toEqual(measured);
    expect(press(press(press(EMPTY_EXAM))).skin).toMatchObject([{ examinedOn: DAY, isResolved: false }]);
  });
});

describe('sin deformidad', () => {
  const FOOT = { side: 'LEFT' } as const;
  const VALGUS = withFinding(EMPTY_EXAM, FOOT, 'HALLUX_VALGUS', null, DAY);
  const press = (exam: FootExam, finding: 'HALLUX_VALGUS' | 'NO_DEFORMITY', before?: FootExam) =>
    withPress(exam, FOOT, finding, LATER, before);
  const words = (exam: FootExam) =>
    exam.feet.map((one) => `${one.finding}${one.isResolved ? ' gone' : ''} ${one.examinedOn}`).sort();

  it('ends the deformities of a foot with “sin deformidad”, and another press brings them back', () => {
    const answered = press(VALGUS, 'NO_DEFORMITY', VALGUS);
    expect(words(answered)).toEqual([`HALLUX_VALGUS gone ${LATER}`, `NO_DEFORMITY ${LATER}`]);
    expect(press(answered, 'NO_DEFORMITY', VALGUS)).toEqual(VALGUS);
    // One that is new today was a mistake.
    const today = press(EMPTY_EXAM, 'HALLUX_VALGUS');
    expect(words(press(today, 'NO_DEFORMITY'))).toEqual([`NO_DEFORMITY ${LATER}`]);
    expect(press(press(EMPTY_EXAM, 'NO_DEFORMITY'), 'NO_DEFORMITY')).toEqual(EMPTY_EXAM);
  });

  it('ends “sin deformidad” with a deformity, and never marks it as resolved', () => {
    const before = withFormsAnswered(EMPTY_EXAM, DAY);
    const deformed = press(before, 'HALLUX_VALGUS', before);
    expect(words(deformed)).toEqual([`HALLUX_VALGUS ${LATER}`, `NO_DEFORMITY ${DAY}`]);
    expect(words(press(before, 'NO_DEFORMITY', before))).toEqual([`NO_DEFORMITY ${DAY}`]);
    const answered = press(VALGUS, 'NO_DEFORMITY', VALGUS);
    expect(words(withResolvedTurned(answered, FOOT, 'HALLUX_VALGUS', LATER, VALGUS))).toEqual(words(VALGUS));
  });

  it('answers “sin deformidad” with one press for each foot without an answer', () => {
    expect(feetWithoutForm(EMPTY_EXAM)).toEqual(['RIGHT', 'LEFT']);
    expect(feetWithoutForm(VALGUS)).toEqual(['RIGHT']);
    const both = withFormsAnswered(VALGUS, LATER);
    expect(words(both)).toEqual([`HALLUX_VALGUS ${DAY}`, `NO_DEFORMITY ${LATER}`]);
    expect(feetWithoutForm(both)).toEqual([]);
  });

  it('refuses “sin deformidad” beside a current deformity of the same foot', () => {
    const both = withFinding(VALGUS, FOOT, 'NO_DEFORMITY', null, DAY);
    expect(examFault(both, DAY)).toBe('DEFORMITY_AND_NONE');
    const gone = changedFinding(both, FOOT, 'HALLUX_VALGUS', { isResolved: true }, DAY);
    expect(examFault(gone, DAY)).toBeNull();
    expect(examFault(withFormsAnswered(VALGUS, DAY), DAY)).toBeNull();
    const resolved = withFinding(EMPTY_EXAM, FOOT, 'NO_DEFORMITY', null, DAY);
    expect(examFault(changedFinding(resolved, FOOT, 'NO_DEFORMITY', { isResolved: true }, DAY), DAY)).toBe(
      'DEFORMITY_AND_NONE',
    );
  });
});

it('keeps the day of a measure until it is taken again', () => {
  const ulcer = withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, DAY);
  const measured = changedFinding(ulcer, HEEL, 'ULCER', { ulcer: ULCER }, DAY);
  const areas = (exam: FootExam) => ulcerAreas([...measured.skin, ...exam.skin]);
  const seen = changedFinding(measured, HEEL, 'ULCER', {}, LATER);
  const wet = changedFinding(seen, HEEL, 'ULCER', { ulcer: { ...ULCER, exudate: 'MUCH' } }, LATER);
  expect(wet.skin).toMatchObject([{ examinedOn: LATER, ulcer: { exudate: 'MUCH', measuredOn: DAY } }]);
  expect(areas(wet)).toEqual([{ date: DAY, area: 1.08 }]);
  expect(findingsInWords(wet)[0]).toContain('12 × 9 mm (1,08 cm²) el 20/11/2026, exudado: abundante');
  const smaller = changedFinding(wet, HEEL, 'ULCER', { ulcer: { ...ULCER, lengthMm: 10 } }, LATER);
  expect(areas(smaller)).toEqual([
    { date: DAY, area: 1.08 },
    { date: LATER, area: 0.9 },
  ]);
});
